import { cleanInput, type z } from '@practice/contracts';
import { type FieldRules, fieldRules, validated } from './field-rules.ts';
import type { FormValue, FormValues, ReadForm, Records, StoredRecord } from './records.ts';

/** What is sent of a form: by field, as its schema reads it. */
export type RecordInput = Record<string, unknown>;
type Kind = Pick<Records<never, string>, 'schema' | 'fields' | 'initial' | 'read'>;

/** The form of a new record. */
export function initialValues({ schema, fields, initial }: Kind): FormValues {
  return mapFields(fields, (name) => initial?.[name] ?? toFormValue(fieldRules(schema, name).initial));
}

/** A stored record in the form's terms. */
export function valuesOf({ fields }: Kind, record: StoredRecord): FormValues {
  return mapFields(fields, (name, { write }) => {
    const value = (record as RecordInput)[name];
    return write && value !== null && value !== undefined ? write(value as never) : toFormValue(value);
  });
}

/** The fields in which two states of a form differ. */
export function changedFields(before: FormValues, after: FormValues): string[] {
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

/** What a form sends: of a stored record the fields that changed, of a new one those that are not empty. */
export function readInput(kind: Kind, values: FormValues, before: FormValues | null): ReadForm {
  if (kind.read) return kind.read(values, before);
  const read = readForm(kind, values);
  if (!('input' in read)) return read;
  return { input: before ? pick(read.input, changedFields(before, values)) : withoutEmpty(read.input) };
}

/** Reads all of a form by its schema. */
export function readForm({ schema, fields }: Kind, values: FormValues): ReadForm {
  return readBy(
    schema,
    mapFields(fields, (name, { read }) => {
      const value = values[name] ?? '';
      return read ? read(String(value)) : toRaw(value, fieldRules(schema, name));
    }),
  );
}

/** The input that a schema makes of raw values, or the first message for each field that it refuses. */
export function readBy(schema: z.ZodObject, raw: unknown): ReadForm {
  const { issues, ...result } = validated(schema, cleanInput(raw));
  if (!issues) return { input: (result as { value: RecordInput }).value };
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path?.[0])] ??= message;
  return { errors };
}

/** The part of an input that belongs to these fields. */
function pick(input: RecordInput, names: readonly string[]): RecordInput {
  return Object.fromEntries(names.map((name) => [name, input[name]]));
}

/** An input without what is empty, for creating. */
export function withoutEmpty(input: RecordInput): RecordInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function toFormValue(value: unknown) {
  if (typeof value === 'boolean') return value;
  return value === null || value === undefined ? '' : String(value);
}

function toRaw(value: FormValue, { empty, isNumber }: FieldRules): unknown {
  if (typeof value === 'boolean') return value;
  if (value.trim() === '') return empty;
  return isNumber ? Number(value.replace(',', '.')) : value;
}

function mapFields<Definition, Result>(
  fields: Record<string, Definition>,
  map: (name: string, definition: Definition) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(fields).map(([name, definition]) => [name, map(name, definition)]));
}
