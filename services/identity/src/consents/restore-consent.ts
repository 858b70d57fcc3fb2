import { type ConsentEntryRecord, idParam } from '@practice/contracts';
import { DomainError, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { ConsentEntryModel } from './consent-entry.model.ts';
import { toConsentEntry } from './to-consent-entry.ts';
import { reportWithdrawal } from './withdraw-consent.ts';

/**
 * Takes away a withdrawal that was recorded by mistake: the consent stands as it was given.
 * @throws DomainError NOT_FOUND; CONFLICT for one that was not taken back.
 */
export async function restoreConsent(ctx: ServiceContext, raw: unknown): Promise<ConsentEntryRecord> {
  const { id } = readInput(ctx, 'privacy:write', idParam, raw);
  return withTransaction(async (session) => {
    const entry = await findByIdOrFail(ConsentEntryModel, id, session);
    if (entry.state !== 'withdrawn') throw new DomainError('CONFLICT', { message: 'Bu onay geri alınmış değil.' });
    const restored = { state: 'given' as const, withdrawal: null };
    await ConsentEntryModel.updateOne({ _id: entry._id }, { $set: restored }, { session });
    reportWithdrawal(session, ctx, { entry, withdrawnAt: null });
    return toConsentEntry({ ...entry, ...restored });
  });
}
