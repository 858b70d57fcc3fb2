import { type EventHandler, emit } from '@practice/service-kit';
import { countDestroyed } from './count-destroyed.ts';

/** Keeps the record of an erasure, whichever service made it. */
export const keepDestructionRecords: EventHandler<'personal-data.erased'> = {
  apply: async (session, { at, payload: { requestId, decisionId, erased, username } }) => {
    const decision = { requestId, decisionId, decidedBy: username, keepReason: null, at };
    for (const { kind, count } of erased) await countDestroyed(session, { ...decision, kind, count });
    emit(session, 'data-request.changed', { id: requestId });
  },
};
