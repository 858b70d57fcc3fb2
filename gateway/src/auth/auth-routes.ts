import { loginInput, type SessionUserRecord, type StaffRole, sessionUserRecord, z } from '@practice/contracts';
import { ask, assertWithinLimit, DomainError, type RouteDocs, readInput } from '@practice/service-kit';
import { type Request, type Response, Router } from 'express';
import { actorOf, localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import type { Actors } from './actors.ts';
import { bearerOf } from './bearer.ts';
import { closeSession, openSession } from './session.ts';

type AuthRow = RouteDocs & {
  method: 'get' | 'post';
  path: string;
  handle: (deps: AuthDeps, request: Request, response: Response) => Promise<void>;
};

type AuthDeps = { actors: Actors; publicUrl: string };

const userAnswer = z.object({ user: sessionUserRecord });

/** The calls that open and close a session (document 2, section 7); they need the cookie, so they are no service's. */
export const authRows: AuthRow[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    handle: logIn,
    summary: 'Opens a session; the answer sets its cookie.',
    body: loginInput,
    isPublic: true,
    withoutToken: true,
    answer: userAnswer,
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    handle: logOut,
    summary: 'Ends the session.',
    isPublic: true,
    withoutToken: true,
    status: 204,
  },
  {
    method: 'get',
    path: '/api/auth/check',
    handle: checkSession,
    summary: 'Who is signed in; 401 for visitors.',
    answer: userAnswer,
  },
];

export function authRouter(deps: AuthDeps): Router {
  const router = Router();
  for (const row of authRows) {
    router[row.method](row.path, async (request, response) => {
      localsOf(response).route = row.path;
      response.set('Cache-Control', 'no-store');
      // A session is a person's at a screen: a token neither opens nor ends one.
      if (row.method === 'post' && bearerOf(request) !== undefined) throw new DomainError('FORBIDDEN');
      await row.handle(deps, request, response);
    });
  }
  return router;
}

/** @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS, LOGIN_FAILED, ACCOUNT_LOCKED. */
async function logIn({ actors }: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const input = readInput(ctx, 'session:open', loginInput, request.body ?? {});
  await assertWithinLimit(ctx, 'login');
  const found = await ask('identity', 'authenticate', input, ctx);
  await openSession(request, found);
  actors.forget(found.userId);
  const user: SessionUserRecord = { id: found.userId, username: found.username, role: found.role as StaffRole };
  response.json({ user });
}

async function logOut({ publicUrl }: AuthDeps, request: Request, response: Response): Promise<void> {
  await closeSession(request, response, publicUrl);
  response.status(204).end();
}

async function checkSession(_deps: AuthDeps, _request: Request, response: Response): Promise<void> {
  const { userId, username, role } = actorOf(response);
  if (userId === null) throw new DomainError('UNAUTHENTICATED');
  response.json({ user: { id: userId, username, role } });
}
