import {
  type ChangedPassword,
  changedPassword,
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  passwordLink,
  readPasswordLinkInput,
  resetPasswordInput,
  type SessionUserRecord,
  type StaffRole,
  sessionUserRecord,
  z,
} from '@practice/contracts';
import { assertWithinLimit, callService, DomainError, type RouteDocs, readInput } from '@practice/service-kit';
import { type Request, type Response, Router } from 'express';
import { actorOf, localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import type { Actors } from './actors.ts';
import { bearerOf } from './bearer.ts';
import { readDevice, rememberDevice } from './device-cookie.ts';
import { closeSession, openSession } from './session.ts';

type AuthRoute = RouteDocs & {
  method: 'get' | 'post' | 'put';
  path: string;
  handle: (deps: AuthDeps, request: Request, response: Response) => Promise<void>;
};

type AuthDeps = { actors: Actors; publicUrl: string; secret: string };

const userResponse = z.object({ user: sessionUserRecord });

/** The routes that open and close a session; they set the cookie, so they belong to no service. */
export const authRoutes: AuthRoute[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    handle: logIn,
    summary: 'Opens a session; the answer sets its cookie.',
    body: loginInput,
    isPublic: true,
    sessionOnly: true,
    response: userResponse,
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    handle: logOut,
    summary: 'Ends the session.',
    isPublic: true,
    sessionOnly: true,
    status: 204,
  },
  {
    method: 'get',
    path: '/api/auth/check',
    handle: checkSession,
    summary: 'Who is signed in; 401 for visitors.',
    response: userResponse,
  },
  {
    method: 'put',
    path: '/api/auth/password',
    handle: changeOwnPassword,
    summary: "Staff: changes one's own password. All other sessions and all access tokens of the caller end.",
    body: changePasswordInput,
    sessionOnly: true,
    response: changedPassword,
  },
  {
    method: 'post',
    path: '/api/auth/forgot-password',
    handle: forgotPassword,
    summary: 'Sends a link for a new password to an e-mail address, if somebody has it; the answer does not say.',
    body: forgotPasswordInput,
    isPublic: true,
    sessionOnly: true,
    status: 204,
  },
  {
    method: 'post',
    path: '/api/auth/password-link',
    handle: readLink,
    summary: 'Whose password a link from an e-mail sets; the link stays valid.',
    body: readPasswordLinkInput,
    isPublic: true,
    sessionOnly: true,
    response: passwordLink,
    problems: ['LINK_EXPIRED'],
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    handle: resetPassword,
    summary: "Sets a password by a link from an e-mail, once; all of the user's sessions and access tokens end.",
    body: resetPasswordInput,
    isPublic: true,
    sessionOnly: true,
    status: 204,
    problems: ['LINK_EXPIRED'],
  },
];

export function authRouter(deps: AuthDeps): Router {
  const router = Router();
  for (const route of authRoutes) {
    router[route.method](route.path, async (request, response) => {
      localsOf(response).route = route.path;
      response.set('Cache-Control', 'no-store');
      // Sessions are for browsers: a token neither opens nor ends one.
      if (route.sessionOnly && bearerOf(request) !== undefined) throw new DomainError('FORBIDDEN');
      await route.handle(deps, request, response);
    });
  }
  return router;
}

/** @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS, LOGIN_FAILED, ACCOUNT_LOCKED. */
async function logIn(deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'session:open', loginInput, request.body ?? {});
  const device = readDevice(request, deps);
  // A known browser counts by itself: strangers at the same address must not use up its attempts.
  await assertWithinLimit(device ? { ...ctx, address: `device:${device.id}` } : ctx, 'login');
  const found = await callService('identity', 'authenticate', { ...input, device }, ctx);
  await openSession(request, found);
  rememberDevice(request, response, { ...deps, userId: found.userId });
  deps.actors.forget(found.userId);
  const user: SessionUserRecord = { id: found.userId, username: found.username, role: found.role as StaffRole };
  response.json({ user });
}

async function logOut({ publicUrl }: AuthDeps, request: Request, response: Response): Promise<void> {
  await closeSession(request, response, publicUrl);
  response.status(204).end();
}

/**
 * The session goes on under a new id; its absolute end stays.
 * @throws DomainError as changePassword of identity.
 */
async function changeOwnPassword({ actors }: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'own-password:write', changePasswordInput, request.body ?? {});
  const { userId, signedInAt } = request.session;
  if (userId === undefined) throw new DomainError('UNAUTHENTICATED');
  const { securityStamp, revokedTokens } = await callService('identity', 'changePassword', input, ctx);
  actors.forget(userId);
  await openSession(request, { userId, securityStamp, signedInAt });
  response.json({ revokedTokens } satisfies ChangedPassword);
}

async function checkSession(_deps: AuthDeps, _request: Request, response: Response): Promise<void> {
  const { userId, username, role } = actorOf(response);
  if (userId === null) throw new DomainError('UNAUTHENTICATED');
  response.json({ user: { id: userId, username, role } });
}

/** @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS. */
async function forgotPassword(_deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'session:open', forgotPasswordInput, request.body ?? {});
  await assertWithinLimit(ctx, 'password-link');
  await callService('identity', 'requestPasswordLink', input, ctx);
  response.status(204).end();
}

/** @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS, LINK_EXPIRED. */
async function readLink(_deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'session:open', readPasswordLinkInput, request.body ?? {});
  await assertWithinLimit(ctx, 'login');
  response.json(await callService('identity', 'readPasswordLink', input, ctx));
}

/** @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS, LINK_EXPIRED. */
async function resetPassword(_deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'session:open', resetPasswordInput, request.body ?? {});
  await assertWithinLimit(ctx, 'login');
  await callService('identity', 'resetPassword', input, ctx);
  response.status(204).end();
}
