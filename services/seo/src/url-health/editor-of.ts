import { contentPages } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import type { Fault } from './faults-of.ts';

const NEW_RECORD = 'new';
const ofSearchEngines = new Set<Fault['kind']>(['missingDescription', 'noindex']);

/** Finds where faults of a page are mended, as a part of the back office: the record itself, open. */
export async function editorOf(path: string): Promise<(fault: Fault) => string> {
  const owner = await callService('content', 'findAddress', { path }).catch(() => null);
  const { id: tagId } = await callService('seo', 'findMetaTagAt', { path });
  const editors = {
    site: editorOfSite(path),
    page: `#pages?id=${owner?.id}`,
    'local-page': `#pages?tab=local&id=${owner?.id}`,
    post: `#blog?id=${owner?.id}`,
    service: `#services?id=${owner?.id}`,
    // Its texts are in its own code: what can be mended here is its meta tag.
    remote: '#seo?tab=meta-tags',
  };
  const editor = editors[owner?.kind ?? 'site'];
  return ({ kind }) => {
    if (kind === 'redirected' || (kind === 'unreachable' && !owner)) {
      return `#url-management?tab=redirects&q=${encodeURIComponent(path)}`;
    }
    // A record has a description of its own; the site's own pages have it in their meta tag.
    const hasOwn = tagId === null && owner !== null && owner.kind !== 'site';
    return ofSearchEngines.has(kind) && !hasOwn ? `#seo?tab=meta-tags&id=${tagId ?? NEW_RECORD}` : editor;
  };
}

/** The site's own pages: their texts are content; that of the blog has none but its posts, and what is none of theirs is a legal text. */
function editorOfSite(path: string): string {
  if (path === '/blog') return '#blog';
  const page = contentPages.find((each) => each.path === path);
  return page ? `#content-manager?page=${page.id}` : `#legal-texts?text=${path.slice(1)}`;
}
