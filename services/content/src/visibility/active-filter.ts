import { can, z } from '@practice/contracts';
import { parseInput, type ServiceContext } from '@practice/service-kit';

const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'true ya da false olmalıdır' });

/** A yes or no as it comes in a query string, or as it is. */
export const queryFlag = z.union([z.boolean(), flag], 'true ya da false olmalıdır');

export const activeFilterInput = z.object({ isActive: queryFlag.nullish() });

/**
 * The part of a filter that hides what is not active: always for visitors, whatever they ask for (decisions,
 * "Public"), and for editors when they ask for it.
 */
export function activeFilter(ctx: ServiceContext, input: unknown): { isActive?: boolean } {
  const { isActive } = parseInput(activeFilterInput, input ?? {});
  if (!can(ctx.actor.role, 'content:write')) return { isActive: true };
  return isActive === null || isActive === undefined ? {} : { isActive };
}
