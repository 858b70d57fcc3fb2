/** An error that can be sent between processes, of whatever was thrown. */
export function asError(thrown: unknown): Error {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const error = new Error(name === 'Error' ? message : `${name}: ${message}`);
  if (stack) error.stack = stack;
  return error;
}
