import { cleanInput, type FieldProblem, type z } from '@practice/contracts';
import { DomainError } from './domain-error.ts';

/** Under this an input carries what is wrong with its request beside its fields. */
export const REQUEST_PROBLEMS = Symbol('problems of the request');

/**
 * Cleans the texts of an input and parses it by its contract. An empty text, as forms send it for a field that was left
 * empty, is null in a field that may be null and is no text: a date, a time, a number, a choice.
 * @throws DomainError VALIDATION_FAILED with one entry per refused field; unknown fields are named.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(emptyAsNull(schema, cleanInput(input)));
  const problems = (input as { [REQUEST_PROBLEMS]?: FieldProblem[] } | null | undefined)?.[REQUEST_PROBLEMS] ?? [];
  if (result.success && problems.length === 0) return result.data;
  const errors = [...problems, ...toFieldProblems(result.error?.issues ?? [])];
  throw new DomainError('VALIDATION_FAILED', { errors });
}

function emptyAsNull(schema: z.ZodType, input: unknown): unknown {
  if (!('shape' in schema) || typeof input !== 'object' || input === null) return input;
  const shape = schema.shape as Record<string, z.ZodType>;
  const empty = Object.keys(input).filter((field) => {
    const rule = Object.hasOwn(shape, field) ? shape[field] : undefined;
    const isEmpty = (input as Record<string, unknown>)[field] === '';
    return isEmpty && rule && !rule.safeParse('').success && rule.safeParse(null).success;
  });
  return empty.length === 0 ? input : { ...input, ...Object.fromEntries(empty.map((field) => [field, null])) };
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
