import type { Permission, z } from '@practice/contracts';
import { assertCan } from './assert-can.ts';
import type { ServiceContext } from './context.ts';
import { parseInput } from './parse-input.ts';

/**
 * The first step of every function with an input: checks the permission, then the input, so that nobody learns from
 * error messages about what they may not use.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; VALIDATION_FAILED with one entry per refused field.
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
