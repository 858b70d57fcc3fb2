import { remoteFailureInput } from '@practice/contracts';
import { logger, type RouteDocs, readInput } from '@practice/service-kit';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { localsOf } from '../../edge/locals.ts';
import { contextOf } from '../../edge/request-context.ts';
import { browserOf } from '../../traffic/browser-of.ts';
import type { Remotes } from '../load-remotes.ts';
import type { RemoteFailures } from './remote-failures.ts';
import { SourceFrames } from './source-frames.ts';

type FailureRoute = RouteDocs & { method: 'post'; path: string };

const PATH = '/api/remote-failures';
/** One address is counted once in this time for a version: what is counted stands for visitors, not for attempts. */
const ONCE_MS = 10 * 60_000;
const MAX_ADDRESSES = 5000;

/** What browsers report of remotes: the gateway alone knows which versions there are. */
export const failureRoutes: FailureRoute[] = [
  {
    method: 'post',
    path: PATH,
    isPublic: true,
    summary: 'Counts that a version of a remote failed in a browser, without whose; each address once in ten minutes.',
    body: remoteFailureInput,
  },
];

type Parts = { remotes: Pick<Remotes, 'list' | 'publishedDir' | 'shell'>; failures: RemoteFailures };

/**
 * Counts and logs what failed in browsers, of versions that there are; programs are left out.
 * @throws DomainError VALIDATION_FAILED
 */
export function failureRouter({ remotes, failures }: Parts): Router {
  const counted = new LRUCache<string, true>({ max: MAX_ADDRESSES, ttl: ONCE_MS });
  const sources = new SourceFrames(remotes);
  const router = Router();
  router.post(PATH, async (request, response) => {
    localsOf(response).route = PATH;
    const ctx = contextOf(request, response);
    const { name, version, ...seen } = readInput(ctx, 'content:view', remoteFailureInput, request.body ?? {});
    response.status(204).end();
    const isLive = remotes.list().some((remote) => remote.name === name && remote.version === version);
    if (!isLive && !remotes.publishedDir(name, version)) return;
    const key = `${ctx.address} ${name} ${version}`;
    if (counted.has(key) || browserOf(request.headers['user-agent'] ?? '').isBot) return;
    counted.set(key, true);
    failures.add({ name, version, where: 'browser' });
    const frames = await sources.ofBrowser(seen.frames).catch(() => seen.frames);
    logger.warn({ remote: name, version, ...seen, frames }, 'a remote failed in a browser');
  });
  return router;
}
