import { type Actor, anonymousActor } from '@practice/service-kit';
import type { Response } from 'express';
import type { PreviewChoice } from '../remotes/preview-choice.ts';

/** What the steps of one request leave for those after them. */
export type RequestLocals = {
  requestId: string;
  /** For the scripts and styles of this answer (content security policy). */
  nonce: string;
  actor: Actor;
  /** The pattern of the address (`/api/menus/slug/:slug`), for log and metrics; never the address itself. */
  route?: string;
  /** Previews that this browser's staff have chosen. */
  previews?: PreviewChoice;
};

/** The typed view of `response.locals`. */
export function localsOf(response: Response): RequestLocals {
  return response.locals as RequestLocals;
}

/** Who is calling; a visitor as long as no session says otherwise. */
export function actorOf(response: Response): Actor {
  return localsOf(response).actor ?? anonymousActor;
}
