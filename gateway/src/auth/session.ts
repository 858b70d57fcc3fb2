import { settingValue } from '@practice/contracts';
import { database, readNumberSetting } from '@practice/service-kit';
import MongoStore from 'connect-mongo';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import mongoose from 'mongoose';
import { GRAPHQL_PATH } from '../graphql/graphql-path.ts';
import { bearerOf } from './bearer.ts';

declare module 'express-session' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the package's own
  interface SessionData {
    userId: string;
    /** Changes with the user's password; a session with another stamp is over. */
    stamp: string;
  }
}

export const SESSION_COOKIE = 'practice.sid';
const COLLECTION = 'sessions';
/** How long a session's new end may wait to be written, so that not every request writes. */
const TOUCH_AFTER_SECONDS = 15;
const cookie = { httpOnly: true, sameSite: 'lax', secure: 'auto', path: '/' } as const;

/** Creates the sessions' collection with the index that removes those that ended. */
export async function prepareSessions(): Promise<void> {
  await database().collection(COLLECTION).createIndex({ expires: 1 }, { expireAfterSeconds: 0 });
}

/**
 * Sessions in the database, ended by idleness (decisions, "Access"). A visitor without the cookie costs no reading and
 * gets none; a request with an access token has no `request.session`, nor has a visitor's that cannot open one. The
 * store is made at the first request, when the database is connected.
 */
export function sessions(secret: string): RequestHandler {
  let handle: RequestHandler | undefined;
  return (request, response, next) => {
    if (bearerOf(request) !== undefined || isVisitorsReading(request)) return next();
    handle ??= session({
      name: SESSION_COOKIE,
      secret,
      cookie,
      resave: false,
      rolling: true,
      saveUninitialized: false,
      store: MongoStore.create({
        client: mongoose.connection.getClient() as never,
        dbName: database().databaseName,
        collectionName: COLLECTION,
        autoRemove: 'disabled',
        touchAfter: TOUCH_AFTER_SECONDS,
      }),
    });
    handle(request, response, next);
  };
}

/** A request without the cookie that cannot sign anybody in: reading, or a GraphQL operation. */
function isVisitorsReading({ method, baseUrl, headers }: Request): boolean {
  const canSignIn = method !== 'GET' && method !== 'HEAD' && baseUrl !== GRAPHQL_PATH;
  return !canSignIn && !headers.cookie?.includes(`${SESSION_COOKIE}=`);
}

/** Starts a session for a user under a new id, so that an id known before the sign-in is worth nothing. */
export async function openSession(request: Request, user: { userId: string; stamp: string }): Promise<void> {
  await inPromise((done) => request.session.regenerate(done));
  Object.assign(request.session, { userId: user.userId, stamp: user.stamp });
  await prolongSession(request);
  await inPromise((done) => request.session.save(done));
}

/** Moves the end of the session to `admin_session_timeout` minutes from now. */
export async function prolongSession(request: Request): Promise<void> {
  const minutes = await readNumberSetting('admin_session_timeout').catch(() => 0);
  const known = minutes > 0 ? minutes : Number(settingValue({}, 'admin_session_timeout'));
  request.session.cookie.maxAge = known * 60_000;
}

/** Ends the session, if there is one, here and in the browser. */
export async function closeSession(request: Request, response: Response): Promise<void> {
  await inPromise((done) => request.session.destroy(done));
  const { secure: _, ...options } = cookie;
  response.clearCookie(SESSION_COOKIE, { ...options, secure: request.secure });
}

function inPromise(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}
