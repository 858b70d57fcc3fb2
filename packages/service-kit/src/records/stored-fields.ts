import type { z } from '@practice/contracts';

/**
 * The fields to write for values as a form sends them, read off the record: what was not sent is left, a null only goes
 * where the record has null, and an emptied text becomes that null.
 */
export function storedFields(record: z.ZodObject, values: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const isNullable = record.shape[name]?.safeParse(null).success;
    if (isNullable) fields[name] = value === '' ? null : value;
    else if (value !== null) fields[name] = value;
  }
  return fields;
}
