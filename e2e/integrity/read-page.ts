type Json = Record<string, unknown>;

/** What search engines read of a page. */
export type ReadPage = {
  status: number;
  lang: string | undefined;
  title: string;
  canonical: string | undefined;
  robots: string | undefined;
  image: string | undefined;
  description: string;
  headings: { level: number; text: string }[];
  jsonLd: Json[];
};

/** Reads a page's HTML; it is ours, so its elements have one spelling. */
export function readPage(status: number, html: string): ReadPage {
  const meta = (name: string) =>
    decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
  return {
    status,
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    title: decoded(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]) ?? '',
    canonical: decoded(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    robots: meta('robots'),
    image: meta('og:image'),
    description: meta('description') ?? '',
    headings: [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, text = '']) => ({
      level: Number(level),
      text: (decoded(text.replace(/<[^>]*>/g, '')) ?? '').trim(),
    })),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as Json,
    ),
  };
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decoded(text: string | undefined): string | undefined {
  return text?.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name) return named[name] ?? entity;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

/** What schema.org and search engines require of each type; a path goes through lists by their first item. */
const required: Record<string, readonly string[]> = {
  ProfessionalService: ['@id', 'name', 'url', 'telephone', 'address.streetAddress', 'address.addressCountry'],
  Person: ['@id', 'name', 'url', 'jobTitle', 'worksFor.name'],
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  Service: ['name', 'description', 'url', 'serviceType', 'provider.name', 'provider.url'],
  ItemList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.url'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  BlogPosting: [
    ...[
      'headline',
      'description',
      'datePublished',
      'dateModified',
      'mainEntityOfPage',
      'author.name',
      'publisher.name',
    ],
  ],
  AboutPage: ['url', 'name', 'mainEntity.name', 'mainEntity.jobTitle'],
  ContactPage: ['url', 'name', 'mainEntity.name'],
};
const addresses = ['url', '@id', 'item', 'image', 'mainEntityOfPage', 'sameAs', 'urlTemplate'];

/** What is wrong with a page's structured data. */
export function problemsOf(jsonLd: readonly Json[]): string[] {
  return jsonLd.flatMap((object) => {
    const type = String(object['@type']);
    const properties = required[type];
    if (!properties) return [`${type} is not a type of this site`];
    const items = Array.isArray(object.itemListElement) ? (object.itemListElement as Json[]) : [];
    return [
      ...(object['@context'] === 'https://schema.org' ? [] : [`${type} has no context`]),
      ...properties.filter((path) => !hasEach(object, path.split('.'))).map((path) => `${type} lacks ${path}`),
      ...items.flatMap(({ position }, index) => (position === index + 1 ? [] : [`${type}: wrong position`])),
      ...relativeAddresses(object).map((each) => `${type}: ${each} is no address`),
      ...(/rating|review/i.test(JSON.stringify(object)) ? [`${type} has a rating`] : []),
    ];
  });
}

/** Whether every item of the lists on the way has a text or a number there. */
function hasEach(value: unknown, path: string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => hasEach(item, path));
  const [first, ...rest] = path;
  if (first === undefined) return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
  return typeof value === 'object' && value !== null && hasEach((value as Json)[first], rest);
}

function relativeAddresses(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return addresses.includes(key) && !/^https?:\/\//.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => relativeAddresses(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => relativeAddresses(item, name));
}
