/** The lines of a program's log that are errors, as they are. */
export function loggedErrors(log: string): string[] {
  return log.split('\n').filter((line) => /^\{"level":"(error|fatal)"/.test(line));
}

/** The lines of a program's log that are warnings, as they are. */
export function loggedWarnings(log: string): string[] {
  return log.split('\n').filter((line) => line.startsWith('{"level":"warn"'));
}
