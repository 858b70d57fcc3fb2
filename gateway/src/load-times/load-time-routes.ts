import { measuredPage, pathKey } from '@practice/contracts';
import { callService, type RouteDocs, readInput } from '@practice/service-kit';
import { Router } from 'express';
import type { ListedSite } from '../addresses/search-files.ts';
import { localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import { hasPreviewChoice } from '../remotes/preview-choice.ts';
import { browserOf } from '../traffic/browser-of.ts';

type LoadTimeRoute = RouteDocs & { method: 'post'; path: string };

const PATH = '/api/load-times';

/** What browsers measure of pages: the gateway knows the kind of browser and the addresses of the site. */
export const loadTimeRoutes: LoadTimeRoute[] = [
  {
    method: 'post',
    path: PATH,
    isPublic: true,
    summary: 'Counts how fast a public page was in a browser, without whose; any other address is not counted.',
    body: measuredPage,
  },
];

type Parts = { listed: { read: () => Promise<Pick<ListedSite, 'paths'>> } };

/**
 * Counts what browsers measured of known addresses; programs and staff who look at a preview are left out.
 * @throws DomainError VALIDATION_FAILED
 */
export function loadTimeRouter({ listed }: Parts): Router {
  const router = Router();
  router.post(PATH, async (request, response) => {
    localsOf(response).route = PATH;
    const { path: seen, ...values } = readInput(
      contextOf(request, response),
      'seo:view',
      measuredPage,
      request.body ?? {},
    );
    const path = pathKey(seen);
    const { isBot, device } = browserOf(request.headers['user-agent'] ?? '');
    const { paths } = await listed.read();
    if (paths.has(path) && !isBot && !hasPreviewChoice(request)) {
      await callService('seo', 'recordLoadTimes', { path, device, ...values });
    }
    response.status(204).end();
  });
  return router;
}
