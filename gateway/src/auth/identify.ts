import { type Actor, DomainError } from '@practice/service-kit';
import type { Request, RequestHandler } from 'express';
import { localsOf } from '../edge/locals.ts';
import type { Actors } from './actors.ts';
import { bearerOf } from './bearer.ts';
import { closeSession, prolongSession } from './session.ts';

/**
 * Tells who is calling: from an access token when there is one, else from the session. A session that is over (see
 * Actors.find) is closed: the caller is a visitor. A token that is over is refused: nobody who sends one means to be a
 * visitor.
 */
export function identify(actors: Actors): RequestHandler {
  return async (request, response, next) => {
    const actor = await callerOf(actors, request);
    if (actor) {
      localsOf(response).actor = actor;
      if (!actor.tokenId) await prolongSession(request);
    } else if (bearerOf(request) !== undefined) {
      response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw new DomainError('TOKEN_REJECTED');
    } else if (request.session?.userId !== undefined) await closeSession(request, response);
    next();
  };
}

/** Who sent a request, as of now; null for visitors, and when session or token is over. */
export async function callerOf(actors: Actors, request: Request): Promise<Actor | null> {
  const token = bearerOf(request);
  if (token !== undefined) return actors.findByToken(token);
  const { userId, stamp } = request.session ?? {};
  return userId !== undefined && stamp !== undefined ? actors.find(userId, stamp) : null;
}
