import type { RequestHandler } from 'express';
import { localsOf } from '../edge/locals.ts';
import type { Actors } from './actors.ts';
import { closeSession, prolongSession } from './session.ts';

/** Tells who is calling from the session. One that is over (see Actors.find) is closed: the caller is a visitor. */
export function identify(actors: Actors): RequestHandler {
  return async (request, response, next) => {
    const { userId, stamp } = request.session;
    if (userId === undefined || stamp === undefined) return next();
    const actor = await actors.find(userId, stamp);
    if (actor) {
      localsOf(response).actor = actor;
      await prolongSession(request);
    } else await closeSession(request, response);
    next();
  };
}
