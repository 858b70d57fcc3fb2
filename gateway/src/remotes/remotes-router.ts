import type { RemoteEntry } from '@practice/contracts';
import { Router } from 'express';
import type { Remote, Remotes } from './load-remotes.ts';
import { staticFiles } from './static-files.ts';

/** /remotes.json, the files of the remotes under /remotes/<name>/ and those of the shell under /assets/. */
export function remotesRouter(remotes: Remotes): Router {
  const router = Router({ caseSensitive: true });
  router.get('/remotes.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json({ remotes: remotes.list().map(publicEntry) });
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

/** What a browser may know of a remote. */
export function publicEntry({ name, version, manifest, routes, permission, sections }: Remote): RemoteEntry {
  return {
    name,
    version,
    manifest,
    routes,
    ...(permission ? { permission } : {}),
    ...(sections ? { sections } : {}),
  };
}
