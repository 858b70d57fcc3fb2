import type { Permission, z } from '@practice/contracts';
import { assertCan } from './assert-can.ts';
import type { ServiceContext } from './context.ts';
import { parseInput } from './parse-input.ts';

/**
 * How every function begins that takes an input: first whether the caller may, then whether the input is right, so that
 * nobody learns how to ask for what they may not have.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; VALIDATION_FAILED with one entry a refused field.
 */
export function readInput<Schema extends z.ZodType>(
  ctx: ServiceContext,
  permission: Permission,
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  assertCan(ctx, permission);
  return parseInput(schema, input);
}
