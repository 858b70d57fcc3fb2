import { cleanInput, type FieldProblem, type z } from '@practice/contracts';
import { DomainError } from './domain-error.ts';

/**
 * Cleans the texts of an input and parses it by its contract.
 * @throws DomainError VALIDATION_FAILED with one entry per refused field; unknown fields are named.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(cleanInput(input));
  if (result.success) return result.data;
  throw new DomainError('VALIDATION_FAILED', { errors: toFieldProblems(result.error.issues) });
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
