import { remoteStates, rollBackRemoteInput } from '@practice/contracts';
import { assertCan, callService, DomainError, logger, type RouteDocs, readInput } from '@practice/service-kit';
import { OperationProblem } from '@practice/service-kit/operations/operation';
import { type Request, type Response, Router } from 'express';
import { localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import { countFailures } from './failures/count-failures.ts';
import type { Remotes } from './load-remotes.ts';
import { isUrl } from './remote.ts';

const DAY_MS = 86_400_000;

type StateRoute = RouteDocs & {
  method: 'get' | 'post';
  path: string;
  handle: (remotes: Remotes, request: Request, response: Response) => Promise<void>;
};

/** Routes for what is live of each remote. The list is a file that gateways have, so they belong to no service. */
export const stateRoutes: StateRoute[] = [
  {
    method: 'get',
    path: '/api/remotes',
    handle: listStates,
    summary: 'Admins: what is live of each remote, since when, by whom, and how often it failed within 24 hours.',
    response: remoteStates,
  },
  {
    method: 'post',
    path: '/api/remotes/:name/rollback',
    handle: rollBack,
    summary: 'Admins: makes live what was live before; CONFLICT when the version is not live any more.',
    body: rollBackRemoteInput,
    response: remoteStates,
    problems: ['NOT_FOUND', 'CONFLICT'],
  },
];

export function stateRouter(remotes: Remotes): Router {
  const router = Router();
  for (const route of stateRoutes) {
    router[route.method](route.path, async (request, response) => {
      localsOf(response).route = route.path;
      response.set('Cache-Control', 'no-store');
      await route.handle(remotes, request, response);
    });
  }
  return router;
}

async function listStates(remotes: Remotes, request: Request, response: Response): Promise<void> {
  assertCan(contextOf(request, response), 'system:read');
  response.json(await readStates(remotes));
}

/** @throws DomainError VALIDATION_FAILED, NOT_FOUND for a remote that is not live, CONFLICT */
async function rollBack(remotes: Remotes, request: Request, response: Response): Promise<void> {
  const ctx = contextOf(request, response);
  const { version } = readInput(ctx, 'system:write', rollBackRemoteInput, request.body ?? {});
  const name = String(request.params.name);
  if (!remotes.list().some((remote) => remote.name === name)) throw new DomainError('NOT_FOUND');
  const { username } = ctx.actor;
  try {
    const change = remotes.rollBack(name, { from: version, by: username ?? '', action: 'rolled-back' });
    await callService('identity', 'noteRemoteChanges', { changes: [change] }, ctx);
  } catch (err) {
    if (!(err instanceof OperationProblem)) throw err;
    logger.info({ err, remote: name, version }, 'a remote was not rolled back');
    const message = `${name} ${version} artık yayında değil ya da dönülecek bir sürümü yok. Sayfayı yenileyip bakın.`;
    throw new DomainError('CONFLICT', { message });
  }
  response.json(await readStates(remotes));
}

async function readStates(remotes: Remotes) {
  const list = remotes.list();
  const from = Date.now() - DAY_MS;
  const failures = await countFailures(list.map(({ name, version }) => ({ name, version, from })));
  return remoteStates.parse({
    remotes: list.map(({ name, version, manifest }, index) => ({
      ...remotes.historyOf(name),
      ...{ name, version, isElsewhere: isUrl(manifest), failures: failures[index] },
    })),
  });
}
