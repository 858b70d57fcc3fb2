import { randomUUID } from 'node:crypto';
import {
  erasePersonalDataInput,
  type FoundPersonalData,
  idParam,
  isPersonalDataOf,
  type KeepReason,
  type PersonalDataErasure,
} from '@practice/contracts';
import {
  callService,
  DomainError,
  emit,
  forEachRecord,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { eraseConsent } from '../../consents/erase-consent.ts';
import { eraseRecordConsents, isConsentedKind } from '../../consents/register/erase-record-consents.ts';
import { countDestroyed } from '../destruction-records/count-destroyed.ts';
import { collectPersonalData } from './collect-personal-data.ts';
import { findSubject } from './find-subject.ts';

const input = erasePersonalDataInput.extend(idParam.shape);

type Decided = FoundPersonalData & { keepReason: KeepReason | null };
type Decision = { requestId: string; decisionId: string; kept: readonly Decided[]; hasErasure: boolean };

/**
 * Erases some of the records that are held about whoever made a request, and notes of others why they are kept. Each record
 * is erased by itself, with all that goes along with it, by the service that has it.
 * @throws DomainError NOT_FOUND; CONFLICT; VALIDATION_FAILED for a record that is not held about this person, and for one
 *   that is to be kept while another takes it along.
 */
export async function erasePersonalData(ctx: ServiceContext, raw: unknown): Promise<PersonalDataErasure> {
  const { id: requestId, records } = readInput(ctx, 'privacy:erase', input, raw);
  const { subject } = await findSubject(requestId);
  const found = new Map((await collectPersonalData(ctx, subject)).map((record) => [record.id, record]));
  const decided = new Map<string, Decided>();
  for (const { id, kind, keepReason } of records) {
    const record = found.get(id);
    if (record?.kind !== kind) throw refusal('Seçtiğiniz kayıtlardan biri artık yok. Listeyi yenileyin.');
    decided.set(id, { ...record, keepReason: keepReason ?? null });
  }
  const kept = [...decided.values()].filter(({ keepReason }) => keepReason !== null);
  const erased = [...decided.values()].filter(({ keepReason }) => keepReason === null);
  const erasedIds = new Set(erased.map(({ id }) => id));
  const goesAlong = ({ partOfId }: Decided) => partOfId !== null && erasedIds.has(partOfId);
  if (kept.some(goesAlong)) {
    throw refusal('Saklanacak bir kayıt, silinecek bir kayda ait. Birlikte silin ya da ikisini de saklayın.');
  }
  const decisionId = randomUUID();
  await noteDecision(ctx, { requestId, decisionId, kept, hasErasure: erased.length > 0 });
  const alone = new Map(erased.filter((record) => !goesAlong(record)).map((record) => [record.id, record]));
  const results = await forEachRecord([...alone.keys()], async (id) => {
    const { kind } = alone.get(id) as Decided;
    if (isPersonalDataOf('identity', kind)) return eraseConsent(ctx, { requestId, decisionId, id });
    const service = isPersonalDataOf('messaging', kind) ? 'messaging' : 'appointments';
    await callService(service, 'erasePersonalRecord', { requestId, decisionId, kind, id }, ctx);
    // The register hears of it by an event as well; whoever looks before that would find consents of a record that is gone.
    if (isConsentedKind(kind)) await withTransaction((session) => eraseRecordConsents(session, { kind, id }));
  });
  const failures = results.flatMap(({ id, ok, message }) =>
    ok ? [] : [{ id, kind: (alone.get(id) as Decided).kind, message: message ?? '' }],
  );
  const failedIds = new Set(failures.map(({ id }) => id));
  const isGone = ({ id, partOfId }: Decided) => !failedIds.has(id) && !(partOfId && failedIds.has(partOfId));
  return { erasedCount: erased.filter(isGone).length, keptCount: kept.length, failures };
}

/** What is kept is noted at once; of what is erased the services say so when it is done. */
async function noteDecision(ctx: ServiceContext, { requestId, decisionId, kept, hasErasure }: Decision): Promise<void> {
  await withTransaction(async (session) => {
    const about = { entity: 'personal-data', entityId: requestId };
    if (hasErasure) recordAudit(session, ctx, { action: 'personal-data.erased', ...about });
    if (kept.length === 0) return;
    recordAudit(session, ctx, { action: 'personal-data.kept', ...about });
    const decision = { requestId, decisionId, decidedBy: ctx.actor.username, at: new Date() };
    for (const { kind, keepReason } of kept) await countDestroyed(session, { ...decision, kind, count: 1, keepReason });
    emit(session, 'data-request.changed', { id: requestId });
  });
}

function refusal(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { errors: [{ field: 'records', message, code: 'INVALID' }] });
}
