import { type FieldRules, fieldRules, validated } from './field-rules.ts';
import type { FormValue, FormValues, Records, StoredRecord } from './records.ts';

/** What is sent of a form: by field, as its schema reads it. */
export type RecordInput = Record<string, unknown>;
type Kind = Pick<Records<never, string>, 'schema' | 'fields' | 'initial'>;

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

/** Reads a form by its schema: the input, or the first message for each field that is refused. */
export function readForm(
  { schema, fields }: Kind,
  values: FormValues,
): { input: RecordInput } | { errors: Record<string, string> } {
  const raw = mapFields(fields, (name) => toRaw(values[name] ?? '', fieldRules(schema, name)));
  const { issues, ...result } = validated(schema, raw);
  if (!issues) return { input: (result as { value: RecordInput }).value };
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path?.[0])] ??= message;
  return { errors };
}

/** The part of an input that belongs to these fields. */
export function pick(input: RecordInput, names: readonly string[]): RecordInput {
  return Object.fromEntries(names.map((name) => [name, input[name]]));
}

/** An input without what is empty, for creating. */
export function withoutEmpty(input: RecordInput): RecordInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''));
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
