const MAX_FRAMES = 4;

/**
 * The console of pages that are rendered here. What they write may quote the requested address, with names and e-mails
 * in it: `note` gets only where something was written.
 */
export function pageConsole(note: (level: 'debug' | 'warn', frames: string[]) => void): Console {
  const noteAt = (level: 'debug' | 'warn') => () => {
    const frames = new Error().stack?.split('\n').slice(2, 2 + MAX_FRAMES) ?? [];
    note(
      level,
      frames.map((line) => line.trim()),
    );
  };
  return {
    ...console,
    ...Object.fromEntries(['log', 'info', 'debug', 'trace', 'warn'].map((method) => [method, noteAt('debug')])),
    error: noteAt('warn'),
  };
}
