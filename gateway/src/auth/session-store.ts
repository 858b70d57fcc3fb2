import { createHash } from 'node:crypto';
import { database, emit, prepareCollection, withTransaction } from '@practice/service-kit';
import session, { type SessionData } from 'express-session';

/** A stored session, under a hash of its id, so that a reader of the database cannot take over a session. */
export type StoredSession = SessionPlace & {
  _id: string;
  userId: string;
  securityStamp: string;
  signedInAt: Date;
  expires: Date;
  /** Written with `expires`; missing until its end was moved. */
  seenAt?: Date;
};

/** Where somebody has signed in, for their own list; of sessions from before it was kept nothing is known. */
export type SessionPlace = { browser?: string; system?: string; address?: string };

export const storedSessions = () => database().collection<StoredSession>('sessions');

/** Creates the collection with its indexes: one removes expired sessions, one finds those of a user. */
export async function prepareSessions(): Promise<void> {
  await prepareCollection('sessions', [{ key: { expires: 1 }, expireAfterSeconds: 0 }, { key: { userId: 1 } }]);
}

/** The key of a session in the database and in events. */
export function sessionKeyOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

/** Whether a session is still valid; checking does not prolong it. */
export async function isSessionOpen(key: string): Promise<boolean> {
  return (
    (await storedSessions().findOne({ _id: key, expires: { $gt: new Date() } }, { projection: { _id: 1 } })) !== null
  );
}

/** Prolongs a valid session, which is in use. */
export async function moveSessionEnd(key: string, expires: Date): Promise<void> {
  await storedSessions().updateOne({ _id: key }, { $set: { expires, seenAt: new Date() } });
}

/**
 * Sessions in the database. The end of a session is kept here alone and not in the cookie. A session that is destroyed
 * is announced by `session.ended`, so that its event streams end on every gateway.
 */
export class SessionStore extends session.Store {
  override get(id: string, done: (error: unknown, found?: SessionData | null) => void): void {
    const find = storedSessions().findOne({ _id: sessionKeyOf(id), expires: { $gt: new Date() } });
    find.then((found) => done(null, found && { ...withoutId(found), cookie: { originalMaxAge: null } }), done);
  }

  override set(id: string, { cookie: _, ...data }: SessionData, done: (error?: unknown) => void): void {
    const replace = storedSessions().replaceOne({ _id: sessionKeyOf(id) }, data, { upsert: true });
    replace.then(() => done(), done);
  }

  override destroy(id: string, done: (error?: unknown) => void = () => undefined): void {
    const sessionKey = sessionKeyOf(id);
    const remove = withTransaction(
      async (transaction) => {
        const { deletedCount } = await storedSessions().deleteOne({ _id: sessionKey }, { session: transaction });
        if (deletedCount > 0) emit(transaction, 'session.ended', { sessionKey });
      },
      { evenOnFullDisk: true },
    );
    remove.then(() => done(), done);
  }
}

function withoutId({ _id, ...data }: StoredSession): Omit<StoredSession, '_id'> {
  return data;
}
