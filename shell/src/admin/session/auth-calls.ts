import type { PasskeySignInInput, SessionUserRecord } from '@practice/contracts';

/** How a call about the session failed; status 0 means the server was not reached. */
export type AuthFailure = { status: number; message: string; code?: string; retryAfterSeconds?: number };

export type AuthResult = { user: SessionUserRecord; failure?: never } | { user?: never; failure: AuthFailure };

const unreachable = 'Sunucuya şu anda ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.';
/** How a call failed that did not reach the server. */
export const unreached: AuthFailure = { status: 0, message: unreachable };
const loginFailed = 'Giriş başarısız';

/** GET /api/auth/check: who is signed in. */
export function checkSession(): Promise<AuthResult> {
  return call('/api/auth/check', { method: 'GET' }, unreachable);
}

/** POST /api/auth/login. */
export function sendLogin(username: string, password: string): Promise<AuthResult> {
  return post('/api/auth/login', { username, password });
}

/** POST /api/auth/second-step, after a right password. */
export function sendSecondStep(code: string): Promise<AuthResult> {
  return post('/api/auth/second-step', { code });
}

/** POST /api/auth/passkey: what an authenticator has answered. */
export function sendPasskey(answer: PasskeySignInInput): Promise<AuthResult> {
  return post('/api/auth/passkey', answer);
}

/** POST /api/auth/logout. Rejects when the server did not end the session. */
export async function sendLogout(): Promise<void> {
  const response = await fetch('/api/auth/logout', { method: 'POST', credentials: 'same-origin' });
  // 401 means there is no session any more, which is the goal.
  if (!response.ok && response.status !== 401) throw new Error(`/api/auth/logout answered ${response.status}`);
}

async function post(path: string, input: object): Promise<AuthResult> {
  return toResult(await postAuth(path, input));
}

/** Posts what answers something else than a user. */
export function postAuth(path: string, input: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return ask(path, { method: 'POST', body: JSON.stringify(input), headers }, loginFailed);
}

async function call(path: string, init: RequestInit, otherwise: string): Promise<AuthResult> {
  return toResult(await ask(path, init, otherwise));
}

type Answer = { body: Record<string, unknown>; failure?: never } | { body?: never; failure: AuthFailure };

function toResult({ body, failure }: Answer): AuthResult {
  if (failure) return { failure };
  return isUser(body.user) ? { user: body.user } : { failure: { status: 200, message: unreachable } };
}

async function ask(path: string, init: RequestInit, otherwise: string): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...init });
  } catch {
    return { failure: { status: 0, message: unreachable } };
  }
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok) return { body };
  const wait = Number(response.headers.get('retry-after'));
  return {
    failure: {
      status: response.status,
      message: fieldMessage(body.errors) ?? text(body.message) ?? text(body.error) ?? otherwise,
      ...(typeof body.code === 'string' ? { code: body.code } : {}),
      ...(wait > 0 ? { retryAfterSeconds: wait } : {}),
    },
  };
}

/** The sentence at the field is the more precise one. */
function fieldMessage(errors: unknown): string | undefined {
  return Array.isArray(errors) ? text((errors[0] as { message?: unknown } | undefined)?.message) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isUser(value: unknown): value is SessionUserRecord {
  return typeof value === 'object' && value !== null && 'id' in value && 'username' in value && 'role' in value;
}
