import { Router } from 'express';
import type { Readiness } from '../readiness.ts';

/** /healthz: this process runs. /readyz: it can serve, that is, database, event feed and room on the disk are there. */
export function healthRouter(readiness: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const { isReady, ...parts } = await readiness.check();
    response.status(isReady ? 200 : 503).set('Cache-Control', 'no-store');
    if (!isReady) response.set('Retry-After', '5');
    response.json({ status: isReady ? 'ready' : 'not ready', ...parts });
  });
  return router;
}
