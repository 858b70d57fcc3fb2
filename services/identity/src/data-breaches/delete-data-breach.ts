import { idParam } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { dataBreaches } from './data-breach.store.ts';

/**
 * Deletes a draft that turned out to be no breach. Anything else stays: the register is what the practice has to show.
 * @throws DomainError NOT_FOUND; CONFLICT for what is no draft
 */
export async function deleteDataBreach(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'privacy:write', idParam, raw);
  await withTransaction(async (session) => {
    const { state } = await dataBreaches.remove(ctx, { id, session });
    if (state !== 'draft') {
      throw new DomainError('CONFLICT', { message: 'Yalnızca taslaklar silinebilir; bu kaydı kapatabilirsiniz.' });
    }
  });
}
