const mistakes: string[] = [];

/**
 * Fails the running test at its end, for mistakes that a component under test would swallow or show as its own error.
 */
export function reportMistake(message: string): void {
  mistakes.push(message);
}

/** Throws what was reported since the last call, if anything was. */
export function assertNoMistakes(): void {
  const reported = mistakes.splice(0);
  if (reported.length > 0) throw new Error(reported.join('\n\n'));
}
