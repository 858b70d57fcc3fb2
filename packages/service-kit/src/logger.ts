import { pino } from 'pino';

/**
 * One JSON logger per process. Callers log ids, codes and counts; names, phones, e-mails, addresses and texts of people
 * never go in. The paths below are a net for mistakes.
 */
export const logger = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: {
    paths: [
      '*.password',
      '*.parentName',
      '*.childName',
      '*.phone',
      '*.email',
      '*.reason',
      '*.address',
      'address',
      'email',
    ],
    censor: '[removed]',
  },
  serializers: { err: serializeError },
});

/** Errors without their values: driver messages can quote documents. */
export function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    frames: frames?.slice(0, 8).map((line) => line.trim()),
    cause: error.cause ? serializeError(error.cause) : undefined,
  };
}
