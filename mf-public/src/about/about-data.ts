import { webAddress } from '@practice/contracts';
import type { AboutPage, WithContext } from 'schema-dts';
import { paths } from '../paths.ts';
import type { Settings } from '../site/site-settings.ts';

/** The page and the person it is about, as structured data: what the settings say and nothing else. */
export function aboutData(origin: string, text: Settings): WithContext<AboutPage> {
  const url = new URL(paths.about, origin).href;
  const image = webAddress(text('about_image'));
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    '@id': url,
    url,
    name: 'Hakkımda',
    inLanguage: 'tr-TR',
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: text('about_name'),
      jobTitle: text('about_title') || text('about_subtitle'),
      worksFor: { '@id': `${new URL('/', origin).href}#practice` },
      ...(image ? { image: new URL(image, origin).href } : {}),
    },
  };
}
