import { type ConsentEntryRecord, canWithdrawConsent, idParam, today, withdrawConsentInput } from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  emit,
  encryptText,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { ConsentEntryModel, noteLocation, type StoredConsentEntry } from './consent-entry.model.ts';
import { toConsentEntry } from './to-consent-entry.ts';

const input = withdrawConsentInput.extend(idParam.shape);

/**
 * Notes that somebody took a consent back, and with `ofPerson` what else they agreed to of the same text. What rests on it
 * stops: the services that have the records follow the event.
 * @returns the entries that were changed, the one that is meant first
 * @throws DomainError NOT_FOUND; CONFLICT for one that cannot be taken back; VALIDATION_FAILED for a day before it was given.
 */
export async function withdrawConsent(ctx: ServiceContext, raw: unknown): Promise<ConsentEntryRecord[]> {
  const { id, ofPerson, note, ...said } = readInput(ctx, 'consent:write', input, raw);
  return withTransaction(async (session) => {
    const entry = await findByIdOrFail(ConsentEntryModel, id, session);
    if (!canWithdrawConsent(entry)) throw notWithdrawable(entry);
    if (said.withdrawnOn < today(entry.givenAt)) throw tooEarly();
    const others = ofPerson ? await findOthers(entry, session) : [];
    const recorded = { ...said, recordedBy: ctx.actor.username, recordedAt: new Date() };
    const changed: ConsentEntryRecord[] = [];
    for (const each of [entry, ...others]) {
      const withdrawal = { ...recorded, note: note ? encryptText(note, noteLocation(each._id)) : null };
      const after = { ...each, state: 'withdrawn' as const, withdrawal };
      await ConsentEntryModel.updateOne({ _id: each._id }, { $set: { state: after.state, withdrawal } }, { session });
      reportWithdrawal(session, ctx, { entry: each, withdrawnAt: recorded.recordedAt });
      changed.push(toConsentEntry(after));
    }
    return changed;
  });
}

type Reported = { entry: StoredConsentEntry; withdrawnAt: Date | null };

/** Says that a consent was taken back, or with null that it was not. */
export function reportWithdrawal(session: ClientSession, ctx: ServiceContext, { entry, withdrawnAt }: Reported): void {
  const { _id, text, recordId } = entry;
  const entityId = String(_id);
  emit(session, 'consent.changed', { id: entityId });
  if (recordId) {
    emit(session, 'consent-withdrawal.changed', { text, recordId, withdrawnAt: withdrawnAt?.toISOString() ?? null });
  }
  const action = withdrawnAt ? 'consent.withdrawn' : 'consent.restored';
  recordAudit(session, ctx, { action, entity: 'consent', entityId });
}

/** What the same person, by phone or e-mail, agreed to of the same text with other records. */
async function findOthers(
  { _id, text, phone, email }: StoredConsentEntry,
  session: ClientSession,
): Promise<StoredConsentEntry[]> {
  const addresses = [...(phone ? [{ phone }] : []), ...(email ? [{ email }] : [])];
  if (addresses.length === 0) return [];
  const filter = { _id: { $ne: _id }, text, state: 'given' as const, $or: addresses };
  return ConsentEntryModel.find(filter, null, { session }).lean();
}

function notWithdrawable({ state }: StoredConsentEntry): DomainError {
  const message = state === 'withdrawn' ? 'Bu onay zaten geri alınmış.' : 'Bu kayıt geri alınabilecek bir onay değil.';
  return new DomainError('CONFLICT', { message });
}

function tooEarly(): DomainError {
  const message = 'Onayın verildiği günden önce olamaz';
  return new DomainError('VALIDATION_FAILED', { errors: [{ field: 'withdrawnOn', message, code: 'TOO_EARLY' }] });
}
