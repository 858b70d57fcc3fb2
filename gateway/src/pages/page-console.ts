import { logger } from '@practice/service-kit';

const MAX_FRAMES = 4;

/**
 * The console of pages that are rendered here. What they write may quote the requested address, with names and e-mails
 * in it: the log gets only the fact that something was written, and where.
 */
export const pageConsole: Console = {
  ...console,
  ...Object.fromEntries(['log', 'info', 'debug', 'trace', 'warn'].map((method) => [method, noteAt('debug')])),
  error: noteAt('warn'),
};

function noteAt(level: 'debug' | 'warn'): () => void {
  return () => {
    if (!logger.isLevelEnabled(level)) return;
    const frames = new Error().stack?.split('\n').slice(2, 2 + MAX_FRAMES);
    logger[level]({ frames: frames?.map((line) => line.trim()) }, 'a page wrote to the console');
  };
}
