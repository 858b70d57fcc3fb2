import { activeFilterInput, can, type Permission } from '@practice/contracts';
import type { ServiceContext } from '../context.ts';
import { readInput } from '../read-input.ts';

/**
 * The part of a query that hides inactive records: from those who may not write them always, whatever they request; from
 * editors when they request it.
 */
export function readActiveFilter(
  ctx: ServiceContext,
  { view, write }: { view: Permission; write: Permission },
  input: unknown,
): { isActive?: boolean } {
  const { isActive } = readInput(ctx, view, activeFilterInput, input ?? {});
  if (!can(ctx.actor.role, write)) return { isActive: true };
  return isActive == null ? {} : { isActive };
}
