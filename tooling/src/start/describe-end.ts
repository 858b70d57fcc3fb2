type End = { code: number | null; signal: NodeJS.Signals | null; lastErrors: string[] };

/** Why a program ended, in a few words, as far as that can be known from outside. */
export function describeEnd({ code, signal, lastErrors }: End): string {
  if (lastErrors.some((line) => line.includes('heap out of memory'))) return 'it ran out of memory';
  if (signal === 'SIGKILL') return 'it was killed (SIGKILL), as the system does when memory runs out';
  return signal ? `it was ended by ${signal}` : `with code ${code}`;
}
