import { pageVisit, pathKey } from '@practice/contracts';
import { type RouteDocs, readInput } from '@practice/service-kit';
import { Router } from 'express';
import type { ListedSite } from '../addresses/search-files.ts';
import { localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import { hasPreviewChoice } from '../remotes/preview-choice.ts';
import type { Traffic } from './traffic.ts';
import { visitOf } from './visit-of.ts';

type PageVisitRoute = RouteDocs & { method: 'post'; path: string };

const PATH = '/api/page-visits';

/** What browsers tell the gateway: it counts in this process, so it belongs to no service. */
export const pageVisitRoutes: PageVisitRoute[] = [
  {
    method: 'post',
    path: PATH,
    isPublic: true,
    summary: 'Counts a visit of a public page that the browser opened by itself; any other address is not counted.',
    body: pageVisit,
  },
];

type Parts = { traffic: Pick<Traffic, 'add'>; listed: { read: () => Promise<Pick<ListedSite, 'paths'>> } };

/**
 * Counts visits of pages that the browser opened by a link within the site, which the gateway does not see go out. Only
 * known addresses count, so the list cannot be filled with others; there is no response time, and no error.
 * @throws DomainError VALIDATION_FAILED
 */
export function pageVisitRouter({ traffic, listed }: Parts): Router {
  const router = Router();
  router.post(PATH, async (request, response) => {
    localsOf(response).route = PATH;
    const visit = readInput(contextOf(request, response), 'seo:view', pageVisit, request.body ?? {});
    const path = pathKey(visit.path);
    const { paths } = await listed.read();
    if (paths.has(path) && !hasPreviewChoice(request))
      traffic.add(visitOf(request, { path, ms: null, isError: false }));
    response.status(204).end();
  });
  return router;
}
