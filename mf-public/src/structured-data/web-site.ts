import { siteName } from '@practice/contracts';
import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import { paths } from '../paths.ts';
import type { Settings } from '../site/site-settings.ts';
import { practiceReference } from './references.ts';

/** The site, with its search. */
export function webSite(origin: string, text: Settings): WithContext<WebSite> {
  const home = new URL('/', origin).href;
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${new URL(paths.search, origin).href}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name: siteName(text),
    url: home,
    inLanguage: text('site_language'),
    publisher: practiceReference(origin, text),
    potentialAction: search,
  };
}
