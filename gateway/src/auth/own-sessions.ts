import type { SessionRecord } from '@practice/contracts';
import { emit, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { type StoredSession, storedSessions } from './session-store.ts';

/** Whose sessions they are: those of an older security stamp are over. */
export type SessionOwner = { userId: string; securityStamp: string; currentKey: string };

const openOnes = ({ userId, securityStamp }: SessionOwner) => ({
  userId,
  securityStamp,
  expires: { $gt: new Date() },
});

/** The caller's open sessions, this one first, then by their last use. */
export async function listOwnSessions(owner: SessionOwner): Promise<SessionRecord[]> {
  const found = await storedSessions().find(openOnes(owner)).toArray();
  const records = found.map((session) => toRecord(session, owner.currentKey));
  return records.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.seenAt.localeCompare(a.seenAt));
}

function toRecord(session: StoredSession, currentKey: string): SessionRecord {
  const { _id, browser = '', system = '', address = '', signedInAt, seenAt = signedInAt } = session;
  return {
    id: _id,
    browser,
    system,
    address,
    signedInAt: signedInAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: _id === currentKey,
  };
}

/** Ends one of the caller's sessions on every gateway at once; false when it is none of theirs, or over. */
export async function endOwnSession(ctx: ServiceContext, owner: SessionOwner, id: string): Promise<boolean> {
  return (await endSessions(ctx, owner, (key) => key === id)) === 1;
}

/** Ends all of the caller's sessions but the one that asks; returns how many. */
export function endOtherSessions(ctx: ServiceContext, owner: SessionOwner): Promise<number> {
  return endSessions(ctx, owner, (key) => key !== owner.currentKey);
}

async function endSessions(ctx: ServiceContext, owner: SessionOwner, ends: (key: string) => boolean): Promise<number> {
  return withTransaction(async (session) => {
    const found = await storedSessions()
      .find(openOnes(owner), { session, projection: { _id: 1 } })
      .toArray();
    const ending = found.map(({ _id }) => _id).filter(ends);
    for (const sessionKey of ending) {
      await storedSessions().deleteOne({ _id: sessionKey }, { session });
      emit(session, 'session.ended', { sessionKey });
    }
    const done = { action: 'sessions-ended', entity: 'user', entityId: owner.userId };
    if (ending.length > 0) recordAudit(session, ctx, done);
    return ending.length;
  });
}
