import { type Actor, DomainError } from '@practice/service-kit';
import type { Request, RequestHandler } from 'express';
import { callerAddress } from '../edge/caller-address.ts';
import { localsOf } from '../edge/locals.ts';
import type { Actors } from './actors.ts';
import { bearerOf } from './bearer.ts';
import { endSession, prolongSession } from './session.ts';
import { isSessionOpen, sessionKeyOf } from './session-store.ts';

/**
 * Identifies the caller by an access token when there is one, otherwise by the session. An expired session (see
 * Actors.find and prolongSession) is ended and the caller is a visitor. An expired token is refused: nobody who sends
 * one expects to be a visitor.
 */
export function identify(actors: Actors): RequestHandler {
  return async (request, response, next) => {
    const actor = await callerOf(actors, request);
    if (actor && (actor.tokenId || (await prolongSession(request)))) localsOf(response).actor = actor;
    else if (bearerOf(request) !== undefined) {
      response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw new DomainError('TOKEN_REJECTED');
    } else if (request.session?.userId !== undefined) await endSession(request);
    next();
  };
}

/** Who sent a request, as of now; null for visitors, and when session or token is over. */
export async function callerOf(actors: Actors, request: Request): Promise<Actor | null> {
  const token = bearerOf(request);
  if (token !== undefined) return actors.findByToken(token, callerAddress(request));
  const { userId, securityStamp } = request.session ?? {};
  return userId !== undefined && securityStamp !== undefined ? actors.find(userId, securityStamp) : null;
}

/** As `callerOf`, for a request that stays open: its session may have ended since, and is not prolonged by looking. */
export async function callerStill(actors: Actors, request: Request): Promise<Actor | null> {
  const sessionKey = sessionKeyOfRequest(request);
  return sessionKey === undefined || (await isSessionOpen(sessionKey)) ? callerOf(actors, request) : null;
}

/** What the session that a request belongs to is stored under; undefined for access tokens and visitors. */
export function sessionKeyOfRequest(request: Request): string | undefined {
  return bearerOf(request) === undefined && request.sessionID ? sessionKeyOf(request.sessionID) : undefined;
}
