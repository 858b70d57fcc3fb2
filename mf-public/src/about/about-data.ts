import type { AboutPage, WithContext } from 'schema-dts';
import { paths } from '../paths.ts';
import type { Settings } from '../site/site-settings.ts';
import { practitioner } from '../structured-data/practitioner.ts';
import { practiceReference } from '../structured-data/references.ts';

/** The page and whom it is about, as structured data: what the settings say and nothing else. */
export function aboutData(origin: string, text: Settings): WithContext<AboutPage> {
  const url = new URL(paths.about, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    '@id': url,
    url,
    name: 'Hakkımda',
    inLanguage: text('site_language'),
    mainEntity: practitioner(origin, text) ?? practiceReference(origin, text),
  };
}
