import { APPLY_RETENTION_JOB } from '@practice/contracts';
import { type ClientSession, DomainError, emit, isDuplicateKey } from '@practice/service-kit';
import { Types } from 'mongoose';
import { OPEN, type RetentionRun, RetentionRunModel } from './retention-run.model.ts';

/** The key of the job that does a run: of a night by its day, of one that somebody began by its id. */
export function jobKeyOf({ _id, date }: Pick<RetentionRun, '_id' | 'date'>): string {
  return `${APPLY_RETENTION_JOB}:${date ?? _id}`;
}

type NewRun = Pick<RetentionRun, 'state' | 'date' | 'startedBy'>;

/**
 * A run that is about to begin. The index on `openKey` decides between two at once.
 * @throws a duplicate key error while another is open
 */
export async function createRun(session: ClientSession, fields: NewRun): Promise<RetentionRun> {
  const _id = new Types.ObjectId();
  const [created] = await RetentionRunModel.create([{ _id, ...fields, openKey: OPEN, createdAt: new Date() }], {
    session,
  });
  if (!created) throw new Error('The run was not stored.');
  emit(session, 'retention-run.changed', { id: String(_id) });
  return created.toObject();
}

/** Turns the refusal of the index into a sentence. @throws DomainError CONFLICT while another run is open */
export async function refuseWhileOpen<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const message = 'Saklama süreleri şu anda uygulanıyor; bitince yeniden deneyin.';
    throw new DomainError('CONFLICT', { errors: [{ field: 'state', message, code: 'UNDER_WAY' }] });
  }
}

type Change = Partial<Pick<RetentionRun, 'state' | 'onHold' | 'problem'>>;

/** Changes a run that is open; whether it was. */
export async function changeRun(session: ClientSession, id: string, change: Change): Promise<boolean> {
  const { matchedCount } = await RetentionRunModel.updateOne({ _id: id, openKey: OPEN }, { $set: change }, { session });
  if (matchedCount > 0) emit(session, 'retention-run.changed', { id });
  return matchedCount > 0;
}

/** Ends a run that is open. Of one that was given up admins are told. */
export async function endRun(
  session: ClientSession,
  id: string,
  change: Change & { state: 'done' | 'failed' },
): Promise<void> {
  const { matchedCount } = await RetentionRunModel.updateOne(
    { _id: id, openKey: OPEN },
    { $set: { ...change, openKey: id, endedAt: new Date() } },
    { session },
  );
  if (matchedCount === 0) return;
  emit(session, 'retention-run.changed', { id });
  if (change.state === 'failed') emit(session, 'retention.failed', { id });
}
