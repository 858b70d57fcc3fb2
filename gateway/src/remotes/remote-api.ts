import { logger } from '@practice/service-kit';
import { Router } from 'express';
import type { RendererOptions } from '../pages/page-renderer.ts';
import { failureRouter, failureRoutes } from './failures/failure-routes.ts';
import type { RemoteFailures } from './failures/remote-failures.ts';
import { SourceFrames } from './failures/source-frames.ts';
import type { Remotes } from './load-remotes.ts';
import { previewRouter, previewRoutes } from './preview-routes.ts';
import { stateRouter, stateRoutes } from './state-routes.ts';

/** The routes of the API that are about remotes. */
export const remoteRoutes = [...previewRoutes, ...stateRoutes, ...failureRoutes];

type Parts = { remotes: Remotes; failures: RemoteFailures };

export function remoteApi({ remotes, failures }: Parts): Router {
  return Router().use(previewRouter(remotes), stateRouter(remotes), failureRouter({ remotes, failures }));
}

/** Logs why a page came without a part of its content, and counts it for the remote at its path. */
export function pageErrors({ remotes, failures }: Parts): RendererOptions['onError'] {
  const sources = new SourceFrames(remotes);
  return ({ error, path, requestId }) => {
    // Without a request it is a picture of a page, which that page meets again.
    const remote = requestId ? failures.addPage(remotes.list(), { path, error }) : undefined;
    const { name, version } = remote ?? {};
    const log = (frames: string[]) =>
      logger.warn({ err: error, requestId, remote: name, version, frames }, 'page came without a part of its content');
    sources.ofServer(error, [remote?.serverBundle, remotes.shell()?.serverBundle]).then(log, () => log([]));
  };
}
