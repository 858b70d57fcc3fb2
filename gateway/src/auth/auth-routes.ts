import {
  type ChangedPassword,
  changedPassword,
  changePasswordInput,
  loginInput,
  secondStepInput,
  sessionUserRecord,
  z,
} from '@practice/contracts';
import { assertWithinLimit, callService, DomainError, readInput } from '@practice/service-kit';
import { type Request, type Response, Router } from 'express';
import { actorOf, localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import type { AuthDeps, AuthRoute } from './auth-route.ts';
import { bearerOf } from './bearer.ts';
import { readDevice } from './device-cookie.ts';
import { attemptsOf, enter, toSessionUser } from './enter.ts';
import { ownSessionRoutes } from './own-session-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordLinkRoutes } from './password-link-routes.ts';
import { closeSession, openPendingSession, openSession } from './session.ts';

const userResponse = z.object({ user: sessionUserRecord });

/** Opening and closing a session; these set the cookie. */
const sessionRoutes: AuthRoute[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    handle: logIn,
    summary: 'Opens a session; the answer sets its cookie.',
    body: loginInput,
    isPublic: true,
    sessionOnly: true,
    response: userResponse,
    problems: ['SECOND_STEP_REQUIRED'],
  },
  {
    method: 'post',
    path: '/api/auth/second-step',
    handle: takeSecondStep,
    summary: 'After a right password: the code of somebody whose sign-in has a second step; opens the session.',
    body: secondStepInput,
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
    problems: ['CONFLICT', 'WEAK_PASSWORD'],
  },
];

/** What is about sessions, which are the gateway's and belong to no service. */
export const authRoutes: AuthRoute[] = [...sessionRoutes, ...passkeyRoutes, ...passwordLinkRoutes, ...ownSessionRoutes];

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
  await assertWithinLimit(attemptsOf(ctx, device), 'login');
  const found = await callService('identity', 'authenticate', { ...input, device }, ctx);
  if (found.needsSecondStep) {
    await openPendingSession(request, found.userId);
    throw new DomainError('SECOND_STEP_REQUIRED');
  }
  await enter(deps, request, response, found);
}

/** @throws DomainError UNAUTHENTICATED without a right password before; VALIDATION_FAILED, TOO_MANY_REQUESTS, ACCOUNT_LOCKED. */
async function takeSecondStep(deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'session:open', secondStepInput, request.body ?? {});
  const { pendingUserId } = request.session;
  if (pendingUserId === undefined) throw new DomainError('UNAUTHENTICATED');
  await assertWithinLimit(ctx, 'login');
  await enter(
    deps,
    request,
    response,
    await callService(
      'identity',
      'authenticateSecondStep',
      { ...input, userId: pendingUserId, device: readDevice(request, deps) },
      ctx,
    ),
  );
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

async function checkSession({ actors }: AuthDeps, _request: Request, response: Response): Promise<void> {
  const { userId, username, role } = actorOf(response);
  if (userId === null) throw new DomainError('UNAUTHENTICATED');
  if (role !== 'pending') return void response.json({ user: { id: userId, username, role, needsTwoStep: false } });
  // As of now, not of some seconds ago: this is asked when the second step has just been set up.
  actors.forget(userId);
  const found = await callService('identity', 'findSessionUser', { userId });
  if (!found) throw new DomainError('UNAUTHENTICATED');
  response.json({ user: toSessionUser(found) });
}
