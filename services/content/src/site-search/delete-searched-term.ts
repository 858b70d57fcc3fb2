import { idParam } from '@practice/contracts';
import { DomainError, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { SearchedTermModel } from './searched-term.model.ts';

/**
 * Takes a term off the list; it begins anew when somebody searches for it again.
 * @throws DomainError NOT_FOUND
 */
export async function deleteSearchedTerm(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'seo:write', idParam, raw);
  await withTransaction(async (session) => {
    const { deletedCount } = await SearchedTermModel.deleteOne({ _id: id }, { session });
    if (deletedCount === 0) throw new DomainError('NOT_FOUND');
    // The words may be a visitor's own: the log says that a term was deleted, not which.
    recordAudit(session, ctx, { action: 'searched-term.deleted', entity: 'searched-term' });
  });
}
