import { can, queryFlag, z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';

export const activeFilterInput = z.object({ isActive: queryFlag.nullish() });

/**
 * The part of a filter that hides what is not active: always for visitors, whatever they ask for (decisions,
 * "Public"), and for editors when they ask for it.
 */
export function activeFilter(ctx: ServiceContext, input: unknown): { isActive?: boolean } {
  const { isActive } = readInput(ctx, 'content:view', activeFilterInput, input ?? {});
  if (!can(ctx.actor.role, 'content:write')) return { isActive: true };
  return isActive === null || isActive === undefined ? {} : { isActive };
}
