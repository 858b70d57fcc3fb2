/** A schema.org object of a page, with the fields that its type should have and has not. */
export type PageData = { type: string; data: Record<string, unknown>; missing: string[] };

/** What search engines expect of a type, at least. */
const expected: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  MedicalBusiness: ['name', 'address', 'telephone', 'url', 'openingHoursSpecification'],
  ProfessionalService: ['name', 'address', 'telephone', 'url'],
  LocalBusiness: ['name', 'address', 'telephone', 'url'],
  Person: ['name', 'jobTitle'],
  Physician: ['name', 'address', 'telephone'],
  Service: ['name', 'description', 'provider'],
  MedicalTherapy: ['name', 'description'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
};

/**
 * The structured data of a page as visitors and search engines get it, read off the page itself.
 * @throws Error when the page cannot be read
 */
export async function readPageData(path: string): Promise<PageData[]> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  const html = await response.text();
  return [...html.matchAll(SCRIPT)].flatMap(([, text = 'null']) =>
    objectsOf(JSON.parse(text)).map((data) => checked(data)),
  );
}

/** Not read as a document, whose own styles the policy of the back office would report; `<` is escaped in the data. */
const SCRIPT = /<script\b[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g;

function objectsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { '@graph': graph } = value as { '@graph'?: unknown };
  return graph ? objectsOf(graph) : [value as Record<string, unknown>];
}

function checked(data: Record<string, unknown>): PageData {
  const types = [data['@type']].flat().map(String);
  const fields = new Set(types.flatMap((type) => expected[type] ?? []));
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return { type: types.join(', '), data, missing: [...fields].filter((field) => isEmpty(data[field])) };
}
