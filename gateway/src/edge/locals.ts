import { type Actor, anonymousActor, type TraceParent } from '@practice/service-kit';
import type { RequestHandler, Response } from 'express';
import type { PreviewChoice } from '../remotes/preview-choice.ts';

/** What the middleware of one request stores for the following. */
export type RequestLocals = {
  requestId: string;
  /** For the scripts and styles of this response (content security policy). */
  nonce: string;
  actor: Actor;
  /** Who may show a public page in a frame (content security policy); nobody when not given. */
  frameAncestors?: string | undefined;
  /** The pattern of the address (`/api/menus/slug/:slug`), for log and metrics; never the address itself. */
  route?: string;
  /** Previews that this browser's staff have chosen. */
  previews?: PreviewChoice;
  /** It was answered while what it asked for was still being done: see `answerInTime`. */
  isGivenUp?: true;
  /** The span of this request; none where nothing is traced. */
  trace?: TraceParent;
};

/** The typed view of `response.locals`. */
export function localsOf(response: Response): RequestLocals {
  return response.locals as RequestLocals;
}

/** The caller; a visitor unless identified. */
export function actorOf(response: Response): Actor {
  return localsOf(response).actor ?? anonymousActor;
}

/** Names the routes below in log and metrics, as their addresses have no pattern. */
export function labelled(route: string): RequestHandler {
  return (_request, response, next) => {
    localsOf(response).route = route;
    next();
  };
}
