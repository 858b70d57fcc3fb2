import { callService } from '@practice/service-kit';
import type { Fault } from './faults-of.ts';

/** The sections that edit what an address belongs to. */
const sections = {
  site: 'content',
  page: 'pages',
  'local-page': 'content',
  post: 'blog',
  service: 'services',
} as const;
const ofSearchEngines = new Set<Fault['kind']>(['missingDescription', 'noindex']);

/** Finds where faults of a page are mended, as a part of the back office. */
export async function editorOf(path: string): Promise<(fault: Fault) => string> {
  const owner = await callService('content', 'findAddress', { path }).catch(() => null);
  const section = sections[owner?.kind ?? 'site'];
  return ({ kind }) => {
    if (kind === 'redirected' || (kind === 'unreachable' && !owner)) return '#url-management?tab=redirects';
    if (ofSearchEngines.has(kind)) return `#seo?tab=meta-tags&q=${encodeURIComponent(path)}`;
    return owner && owner.kind !== 'site' ? `#${section}?q=${encodeURIComponent(owner.title)}` : `#${section}`;
  };
}
