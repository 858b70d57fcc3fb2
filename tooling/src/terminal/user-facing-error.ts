/** An error whose message is a sentence for the person at the terminal: what is wrong and what to do. No stack is shown. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}

/** The sentence of any error, for a line on the terminal. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
