import { can } from '@practice/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { actorOf } from '../edge/locals.ts';

export type Identification = {
  identification: RequestHandler[];
  /** Whether a request has the cookie of a session, whether or not that is one. */
  hasSession: (request: Request) => boolean;
};

/**
 * Whether a request for a page, for which no session is read otherwise, is one of staff, who may see previews. While the
 * database is away no one counts as staff, and the page is served all the same.
 */
export async function isStaff(steps: RequestHandler[], request: Request, response: Response): Promise<boolean> {
  try {
    for (const step of steps) await passed(step, request, response);
    return can(actorOf(response).role, 'remote:preview');
  } catch {
    return false;
  }
}

function passed(step: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    Promise.resolve(step(request, response, (error?: unknown) => (error ? reject(error) : resolve()))).catch(reject);
  });
}
