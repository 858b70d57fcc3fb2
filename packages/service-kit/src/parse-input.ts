import { cleanInput, type FieldProblem, z } from '@practice/contracts';
import { DomainError } from './domain-error.ts';

/** Under this an input carries what is wrong with its request beside its fields, and whether `parseInput` has read it. */
export const REQUEST_PROBLEMS = Symbol('problems of the request');
export type RequestProblems = { errors: FieldProblem[]; isRead: boolean };

/**
 * Cleans the texts of an input and parses it by its contract. An empty text, as forms send it for a field that was left
 * empty, is null in a field that may be null and is no text: a date, a time, a number, a choice.
 * @throws DomainError VALIDATION_FAILED with one entry per refused field; unknown fields are named.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(emptyAsNull(schema, cleanInput(input)));
  const problems = (input as { [REQUEST_PROBLEMS]?: RequestProblems } | null | undefined)?.[REQUEST_PROBLEMS];
  if (result.success && !problems) return result.data;
  if (problems) problems.isRead = true;
  const errors = [...(problems?.errors ?? []), ...toFieldProblems(result.error?.issues ?? [])];
  throw new DomainError('VALIDATION_FAILED', { errors });
}

/** Whether an empty text in a field is the same as none: the field may be left out, and no text of its own is empty. */
export function isEmptyNone(rule: z.core.$ZodType): boolean {
  return z.safeParse(rule, null).success && !z.safeParse(rule, '').success;
}

function emptyAsNull(rule: z.core.$ZodType, input: unknown): unknown {
  if (input === '') return isEmptyNone(rule) ? null : input;
  if (typeof input !== 'object' || input === null) return input;
  const schema = innermost(rule);
  if (schema instanceof z.ZodArray)
    return Array.isArray(input) ? input.map((one) => emptyAsNull(schema.element, one)) : input;
  if (schema instanceof z.ZodUnion) {
    const readings = schema.options.map((option) => ({ option, reading: emptyAsNull(option, input) }));
    return readings.find(({ option, reading }) => z.safeParse(option, reading).success)?.reading ?? input;
  }
  if (!(schema instanceof z.ZodObject) || Array.isArray(input)) return input;
  const read = ([field, value]: [string, unknown]) =>
    Object.hasOwn(schema.shape, field) ? [field, emptyAsNull(schema.shape[field], value)] : [field, value];
  return Object.fromEntries(Object.entries(input).map(read));
}

/** A schema without what only says that it may be left out. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod;
  const isWrapper = def.type === 'optional' || def.type === 'nullable';
  return isWrapper ? innermost((def as unknown as { innerType: z.core.$ZodType }).innerType) : schema;
}

function toFieldProblems(issues: z.core.$ZodIssue[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  const add = (field: string, message: string, code: string) => {
    if (!byField.has(field)) byField.set(field, { field, message, code: code.toUpperCase() });
  };
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(path ? `${path}.${key}` : key, 'Bilinmeyen alan', 'UNKNOWN_FIELD');
    } else add(path, issue.message, issue.code);
  }
  return [...byField.values()];
}
