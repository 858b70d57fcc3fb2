import type { SelfCheckRunState } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { OPEN, SelfCheckRunModel, type StoredSelfCheckRun } from './self-check-run.model.ts';

type NewRun = { state: SelfCheckRunState; date: string | null; startedBy: string | null };

/**
 * A run that is about to begin. The index on `openKey` decides between two at once.
 * @throws a duplicate key error while another is open
 */
export async function createSelfCheckRun(session: ClientSession, run: NewRun): Promise<StoredSelfCheckRun> {
  const [created] = await SelfCheckRunModel.create([{ ...run, openKey: OPEN, startedAt: new Date() }], { session });
  if (!created) throw new Error('The run of the self-checks was not stored.');
  emit(session, 'self-check.changed', { id: String(created._id) });
  return created.toObject();
}
