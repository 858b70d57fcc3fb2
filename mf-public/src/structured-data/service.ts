import type { Service, WithContext } from 'schema-dts';

type ServiceData = { name: string; description: string; path: string; audience: readonly string[] };

/** A service of the practice; no price and no ratings. */
export function service(origin: string, { name, description, path, audience }: ServiceData): WithContext<Service> {
  const url = new URL(path, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    serviceType: name,
    provider: { '@id': `${new URL('/', origin).href}#practice` },
    ...(audience.length > 0
      ? { audience: audience.map((audienceType) => ({ '@type': 'Audience' as const, audienceType })) }
      : {}),
  };
}
