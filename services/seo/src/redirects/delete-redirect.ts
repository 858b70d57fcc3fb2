import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { redirects } from './redirect.store.ts';

/** @throws DomainError NOT_FOUND */
export async function deleteRedirect(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'seo:write', idParam, raw);
  await redirects.remove(ctx, { id });
}
