import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { keywords } from './keyword.store.ts';

/** @throws DomainError NOT_FOUND */
export async function deleteKeyword(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'seo:write', idParam, raw);
  await keywords.remove(ctx, { id });
}
