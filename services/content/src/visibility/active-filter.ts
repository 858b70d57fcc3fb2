import { readActiveFilter, type ServiceContext } from '@practice/service-kit';

/** What hides inactive content from visitors, and from editors who request the active. */
export function activeFilter(ctx: ServiceContext, input: unknown): { isActive?: boolean } {
  return readActiveFilter(ctx, { view: 'content:view', write: 'content:write' }, input);
}
