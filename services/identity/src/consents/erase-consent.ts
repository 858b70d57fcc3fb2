import { emit, findByIdOrFail, type ServiceContext, withTransaction } from '@practice/service-kit';
import { ConsentEntryModel } from './consent-entry.model.ts';
import { erasePersons } from './register/erase-persons.ts';

type Erased = { requestId: string; decisionId: string; id: string };

/**
 * Erases whose consent an entry is, and says so in the same transaction: the destruction record follows from it.
 * @throws DomainError NOT_FOUND
 */
export async function eraseConsent(ctx: ServiceContext, { requestId, decisionId, id }: Erased): Promise<void> {
  await withTransaction(async (session) => {
    await erasePersons(session, [await findByIdOrFail(ConsentEntryModel, id, session)]);
    const erased = [{ kind: 'consent' as const, count: 1 }];
    emit(session, 'personal-data.erased', { requestId, decisionId, erased, username: ctx.actor.username });
  });
}
