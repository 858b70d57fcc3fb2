/** Reads a text that is one of a list: any other is of no use. */
export function oneOf(...allowed: string[]): (value: string) => string | undefined {
  return (value) => (allowed.includes(value) ? value : undefined);
}
