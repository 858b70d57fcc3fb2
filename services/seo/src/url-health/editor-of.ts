import { contentPages } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import type { Fault } from './faults-of.ts';

const ofSearchEngines = new Set<Fault['kind']>(['missingDescription', 'noindex']);

/** Finds where faults of a page are mended, as a part of the back office. */
export async function editorOf(path: string): Promise<(fault: Fault) => string> {
  const owner = await callService('content', 'findAddress', { path }).catch(() => null);
  const title = encodeURIComponent(owner?.title ?? '');
  const editors = {
    site: editorOfSite(path),
    page: `#pages?q=${title}`,
    'local-page': `#pages?tab=local&q=${title}`,
    post: `#blog?q=${title}`,
    service: `#services?q=${title}`,
  };
  return ({ kind }) => {
    if (kind === 'redirected' || (kind === 'unreachable' && !owner)) return '#url-management?tab=redirects';
    if (ofSearchEngines.has(kind)) return `#seo?tab=meta-tags&q=${encodeURIComponent(path)}`;
    return editors[owner?.kind ?? 'site'];
  };
}

/** The site's own pages: their texts are content; that of the blog has none but its posts. */
function editorOfSite(path: string): string {
  if (path === '/blog') return '#blog';
  const page = contentPages.find((each) => each.path === path);
  return page ? `#content-manager?page=${page.id}` : '#legal-texts';
}
