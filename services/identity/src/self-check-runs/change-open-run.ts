import { type ClientSession, emit } from '@practice/service-kit';
import { OPEN, SelfCheckRunModel } from './self-check-run.model.ts';

/** Changes a run that is under way; nothing when it is gone or over. Returns whether it did. */
export async function changeOpenRun(session: ClientSession, id: string, update: object): Promise<boolean> {
  const { matchedCount } = await SelfCheckRunModel.updateOne({ _id: id, openKey: OPEN }, update, { session });
  if (matchedCount > 0) emit(session, 'self-check.changed', { id });
  return matchedCount > 0;
}

/** Ends a run that is under way, as finished or as broken off. Returns whether it did. */
export function endOpenRun(session: ClientSession, id: string, state: 'finished' | 'broken'): Promise<boolean> {
  return changeOpenRun(session, id, { $set: { state, openKey: id, current: null, finishedAt: new Date() } });
}
