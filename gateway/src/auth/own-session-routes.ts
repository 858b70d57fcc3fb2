import { type EndedSessions, endedSessions, idParam, sessionRecord, z } from '@practice/contracts';
import { DomainError, readInput } from '@practice/service-kit';
import type { Request, Response } from 'express';
import { contextOf } from '../edge/request-context.ts';
import type { AuthDeps, AuthRoute } from './auth-route.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, type SessionOwner } from './own-sessions.ts';
import { sessionKeyOf } from './session-store.ts';

const PATH = '/api/auth/sessions';
const none = z.object({});

/** Where one is signed in, and the end of it. */
export const ownSessionRoutes: AuthRoute[] = [
  {
    method: 'get',
    path: PATH,
    handle: list,
    summary: "Staff: one's own open sessions, this one first, then by their last use.",
    sessionOnly: true,
    response: z.array(sessionRecord),
  },
  {
    method: 'delete',
    path: PATH,
    handle: endOthers,
    summary: "Staff: ends one's own sessions, except the one that asks.",
    sessionOnly: true,
    response: endedSessions,
  },
  {
    method: 'delete',
    path: `${PATH}/:id`,
    handle: endOne,
    summary: "Staff: ends one of one's own sessions at once.",
    sessionOnly: true,
  },
];

async function list(_deps: AuthDeps, request: Request, response: Response): Promise<void> {
  readInput(contextOf(request, response), 'session:read', none, {});
  response.json(await listOwnSessions(ownerOf(request)));
}

async function endOthers(_deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  readInput(ctx, 'session:read', none, {});
  const ended = await endOtherSessions(ctx, ownerOf(request));
  response.json({ ended } satisfies EndedSessions);
}

/** @throws DomainError NOT_FOUND for a session that is not the caller's. */
async function endOne(_deps: AuthDeps, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const { id } = readInput(ctx, 'session:read', idParam, request.params);
  if (!(await endOwnSession(ctx, ownerOf(request), id))) throw new DomainError('NOT_FOUND');
  response.status(204).end();
}

function ownerOf(request: Request): SessionOwner {
  const { userId, securityStamp } = request.session;
  if (userId === undefined || securityStamp === undefined) throw new DomainError('UNAUTHENTICATED');
  return { userId, securityStamp, currentKey: sessionKeyOf(request.sessionID) };
}
