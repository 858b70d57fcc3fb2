import { z } from '@practice/contracts';
import { Types } from 'mongoose';

type Document = { _id: unknown };
type Reader = (value: unknown) => unknown;
let isChecking = false;

/** From now on a mapped record that its contract would refuse throws. For tests: see `useTestDatabase`. */
export function checkMappedRecords(): void {
  isChecking = true;
}

/**
 * Turns a stored document into the contract's record: its fields alone, `_id` as `id`, dates as ISO strings, ids as
 * strings, and null for what is missing where the contract has null. `computed` gives the fields that are not stored as
 * the record has them.
 */
export function recordMapper<R extends z.ZodObject, D extends Document = Document, Rest extends unknown[] = []>(
  schema: R,
  computed?: (document: D, ...rest: Rest) => Partial<z.output<R>>,
): (document: D, ...rest: Rest) => z.output<R> {
  const read = objectReader(schema);
  return (document, ...rest) => {
    const record = Object.assign(read(document) as z.output<R>, computed?.(document, ...rest));
    return isChecking ? schema.parse(record) : record;
  };
}

function objectReader({ shape }: z.ZodObject): Reader {
  const readers = Object.entries(shape).map(
    ([key, field]) => [key, key === 'id' ? '_id' : key, readerOf(field)] as const,
  );
  return (source) =>
    Object.fromEntries(readers.map(([key, stored, read]) => [key, read((source as Record<string, unknown>)[stored])]));
}

function readerOf(field: z.core.$ZodType): Reader {
  const missing = z.safeParse(field, null).success ? null : undefined;
  const inner = innermost(field);
  const read =
    inner instanceof z.ZodObject ? objectReader(inner) : inner instanceof z.ZodArray ? listReader(inner) : toPlain;
  return (value) => (value === undefined || value === null ? missing : read(value));
}

function listReader({ element }: z.ZodArray): Reader {
  const read = readerOf(element);
  return (value) => (value as unknown[]).map(read);
}

function toPlain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return value instanceof Types.ObjectId ? String(value) : value;
}

/** The schema of a field without `nullable` and `optional`. */
export function innermost(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodNullable || field instanceof z.ZodOptional ? innermost(field.unwrap()) : field;
}
