import type { ItemList, Service, WithContext } from 'schema-dts';
import { paths } from '../paths.ts';
import type { Settings } from '../site/site-settings.ts';
import { practiceReference } from './references.ts';

type ServiceData = { name: string; description: string; path: string; audience: readonly string[] };

/** A service of the practice; no price and no ratings. */
export function service(
  origin: string,
  text: Settings,
  { name, description, path, audience }: ServiceData,
): WithContext<Service> {
  const url = new URL(path, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    serviceType: name,
    provider: practiceReference(origin, text),
    ...(audience.length > 0
      ? { audience: audience.map((audienceType) => ({ '@type': 'Audience' as const, audienceType })) }
      : {}),
  };
}

/** The services that are offered, in their order, each with its page. */
export function serviceList(
  origin: string,
  services: readonly { slug: string; title: string }[],
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: services.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: new URL(paths.service(slug), origin).href,
    })),
  };
}
