/** The kind of a value that MongoDB tells apart: `string`, `date`, `objectid`, `array`, `document` … */
export function valueType(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'object') return typeof value;
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof RegExp) return 'regex';
  if (value instanceof Uint8Array) return 'binary';
  const { _bsontype: name } = value as { _bsontype?: string };
  return name ? name.toLowerCase() : 'document';
}

/** A plain document of fields or operators, as opposed to a value of its own such as a date or an id. */
export function isDocument(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Whether a document consists of operators (`{ $gte: 1 }`) rather than of fields. */
export function hasOperators(value: unknown): value is Record<string, unknown> {
  if (!isDocument(value)) return false;
  for (const key in value) return key.startsWith('$');
  return false;
}
