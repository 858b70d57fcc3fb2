/** An error as it is sent between processes, which would lose its name. */
export type SentError = { name: string; message: string; stack?: string | undefined };

/** Describes whatever was thrown. */
export function describeError(thrown: unknown): SentError {
  try {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { name: String(name), message: String(message), stack: stack && String(stack) };
  } catch {
    return { name: 'Error', message: 'what was thrown cannot be described' };
  }
}

/** The error that another process has described. */
export function asError({ name, message, stack }: SentError): Error {
  const error = new Error(message);
  if (name !== error.name) error.name = name;
  if (stack) error.stack = stack;
  return error;
}
