import { remoteForPath } from '@practice/contracts';
import type { RequestHandler } from 'express';
import { localsOf } from '../edge/locals.ts';
import { type Identification, isStaff } from './identify-staff.ts';
import type { Remotes } from './load-remotes.ts';

type Parts = Identification & { remotes: Pick<Remotes, 'list'> };

/** Tells staff who are signed in which version of which remote a page is of: `X-Remote: mf-public@1.1.0+3fa92c1b`. */
export function remoteHeader({ remotes, identification, hasSession }: Parts): RequestHandler {
  return async (request, response, next) => {
    if (!hasSession(request) || !(await isStaff(identification, request, response))) return next();
    const remote = remoteForPath(remotes.list(localsOf(response).previews), request.path);
    if (remote) response.set('X-Remote', `${remote.name}@${remote.version}`);
    next();
  };
}
