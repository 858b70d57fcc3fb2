import { type EventHandler, emit } from '@practice/service-kit';
import { RetentionRunModel } from './retention-run.model.ts';

/** Counts with its run what a service has erased: once, as its event is handled once. */
export const countExpired: EventHandler<'records.expired'> = {
  apply: async (session, { payload: { runId, erased } }) => {
    const counts = erased.map(({ kind, count }) => [`counts.${kind}`, count] as const);
    const erasedCount = erased.reduce((sum, { count }) => sum + count, 0);
    await RetentionRunModel.updateOne(
      { _id: runId },
      { $inc: { ...Object.fromEntries(counts), erasedCount } },
      { session },
    );
    emit(session, 'retention-run.changed', { id: runId });
  },
};
