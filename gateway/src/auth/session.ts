import { SECOND_STEP_MINUTES, type SettingKey, settingValue } from '@practice/contracts';
import { readNumberSetting } from '@practice/service-kit';
import Bowser from 'bowser';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { callerAddress } from '../edge/caller-address.ts';
import { GRAPHQL_PATH } from '../graphql/graphql-path.ts';
import { bearerOf } from './bearer.ts';
import { cookieOf, sessionCookieName } from './session-cookie.ts';
import { moveSessionEnd, type SessionPlace, SessionStore, sessionKeyOf } from './session-store.ts';

declare module 'express-session' {
  interface SessionData extends SessionPlace {
    userId: string;
    /** Whose password was right and whose second step is awaited; it signs no one in. */
    pendingUserId?: string;
    /** The security stamp of the user at the sign-in; the session is over once the user has another. */
    securityStamp: string;
    /** The absolute end is counted from here. */
    signedInAt: Date;
    /** The end, unless a request moves it. */
    expires: Date;
  }
}

/** How long a session's new end may wait to be written, so that not every request writes. */
const WRITE_AFTER_MS = 15_000;
const MINUTE_MS = 60_000;
/** Without an end of its own: the browser forgets it when it is closed, the store ends the session. */
const cookie = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

type Options = { secret: string; publicUrl: string };

/**
 * Sessions in the database. A visitor without the cookie costs no read and gets none. `request.session` is missing on a
 * request with an access token, and on a visitor's request that cannot open a session.
 */
export function sessions({ secret, publicUrl }: Options): RequestHandler {
  const [plain, secure] = [false, true].map((isSecure) => {
    const name = sessionCookieName(isSecure, publicUrl);
    const handle = session({
      name,
      secret,
      cookie: { ...cookie, secure: isSecure },
      resave: false,
      saveUninitialized: false,
      store: new SessionStore(),
    });
    return { name, handle };
  }) as [SessionHandler, SessionHandler];
  return (request, response, next) => {
    const { name, handle } = request.secure ? secure : plain;
    if (bearerOf(request) !== undefined || isVisitorsReading(request, name)) return next();
    handle(request, response, next);
  };
}

type SessionHandler = { name: string; handle: RequestHandler };

/** A request without the cookie that cannot sign anybody in: reading, or a GraphQL operation. */
function isVisitorsReading(request: Request, name: string): boolean {
  const { method, baseUrl } = request;
  const canSignIn = method !== 'GET' && method !== 'HEAD' && baseUrl !== GRAPHQL_PATH;
  return !canSignIn && cookieOf(request, name) === undefined;
}

/** Remembers for some minutes whose password was right, until they take the second step. */
export async function openPendingSession(request: Request, userId: string): Promise<void> {
  await inPromise((done) => request.sessionStore.regenerate(request, done));
  const expires = new Date(Date.now() + SECOND_STEP_MINUTES * MINUTE_MS);
  Object.assign(request.session, { pendingUserId: userId, expires });
  await inPromise((done) => request.session.save(done));
}

type SignedIn = {
  userId: string;
  securityStamp: string;
  /** Now when not given. */
  signedInAt?: Date | undefined;
};

/** Starts a session for a user under a new id, so that an id known before the sign-in is useless. */
export async function openSession(request: Request, user: SignedIn): Promise<void> {
  // By the store, as an expired session has already been removed from the request.
  await inPromise((done) => request.sessionStore.regenerate(request, done));
  const { userId, securityStamp, signedInAt = new Date() } = user;
  const expires = await endOf(signedInAt);
  Object.assign(request.session, { userId, securityStamp, signedInAt, expires, ...placeOf(request) });
  await inPromise((done) => request.session.save(done));
}

/**
 * Moves the end of the session to `admin_session_timeout` minutes from now, at most `admin_session_max_hours` hours
 * after the sign-in; false when it is over by that.
 */
export async function prolongSession(request: Request): Promise<boolean> {
  const { signedInAt, expires } = request.session;
  const end = signedInAt && (await endOf(signedInAt));
  if (!end || end.getTime() <= Date.now()) return false;
  const difference = end.getTime() - (expires?.getTime() ?? 0);
  if (difference < 0 || difference >= WRITE_AFTER_MS) await moveSessionEnd(sessionKeyOf(request.sessionID), end);
  return true;
}

async function endOf(signedInAt: Date): Promise<Date> {
  const idle = Date.now() + (await positiveSetting('admin_session_timeout')) * MINUTE_MS;
  const absolute = signedInAt.getTime() + (await positiveSetting('admin_session_max_hours')) * 60 * MINUTE_MS;
  return new Date(Math.min(idle, absolute));
}

async function positiveSetting(key: SettingKey): Promise<number> {
  const value = await readNumberSetting(key).catch(() => 0);
  return value > 0 ? value : Number(settingValue({}, key));
}

/**
 * Ends the session, if there is one. The browser keeps its cookie, which is useless from then on: a response that
 * deletes it could arrive after the one that sets the next.
 */
export async function endSession(request: Request): Promise<void> {
  await inPromise((done) => request.session.destroy(done));
}

/** Ends the session, if there is one, here and in the browser. */
export async function closeSession(request: Request, response: Response, publicUrl: string): Promise<void> {
  await endSession(request);
  const { secure } = request;
  response.clearCookie(sessionCookieName(secure, publicUrl), { ...cookie, secure });
}

function inPromise(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}

const MAX_LENGTH = 400;

/** The browser, its system and the address that a request comes from; '' for what the browser does not say. */
function placeOf(request: Request): Required<SessionPlace> {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_LENGTH);
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  return { browser: browser.name ?? '', system: os.name ?? '', address: callerAddress(request) };
}
