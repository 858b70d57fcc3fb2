import type { RemoteEntry } from '@practice/contracts';
import { Router } from 'express';
import { localsOf } from '../edge/locals.ts';
import type { Remotes } from './load-remotes.ts';
import type { Remote } from './remote.ts';
import { staticFiles } from './static-files.ts';

/** /remotes.json, the files of the remotes under /remotes/<name>/ and those of the shell under /assets/. */
export function remotesRouter(remotes: Remotes): Router {
  const router = Router({ caseSensitive: true });
  router.get('/remotes.json', (_request, response) => {
    const list = remotes.list(localsOf(response).previews);
    response
      .set('Cache-Control', 'no-cache')
      .vary('Cookie')
      .json({ remotes: list.map(publicEntry) });
  });
  // Published versions keep their addresses: open pages load their remaining files from there.
  const published = staticFiles(({ params, baseUrl }) => remotes.publishedDir(String(params.name), lastPart(baseUrl)));
  router.use('/remotes/:name', (request, response, next) => {
    const version = /^\/([^/]+)\//.exec(request.path)?.[1];
    if (!version || !remotes.publishedDir(request.params.name, version)) return next();
    request.baseUrl += `/${version}`;
    request.url = request.url.slice(version.length + 1);
    return published(request, response, next);
  });
  router.use(
    '/remotes/:name',
    staticFiles((request) => remotes.list().find((remote) => remote.name === request.params.name)?.filesDir),
  );
  router.use(
    '/assets',
    staticFiles(() => remotes.shell()?.filesDir),
  );
  return router;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What a browser may know of a remote. */
export function publicEntry({ name, version, manifest, routes, permission, sections, isPreview }: Remote): RemoteEntry {
  return {
    name,
    version,
    manifest,
    routes,
    ...(permission ? { permission } : {}),
    ...(sections ? { sections } : {}),
    ...(isPreview ? { isPreview } : {}),
  };
}
