import fc, { type Arbitrary } from 'fast-check';
import { type RestEndpoint, resolve, type Schema } from './api-endpoints.ts';

export type ArbitraryRequest = { path: string; body: unknown; contentType: string };

/** What malicious or badly written programs send instead of a value. */
export const nasty = fc.constantFrom<unknown>(
  null,
  [],
  {},
  [[]],
  true,
  0,
  -1,
  2 ** 53,
  1e308,
  0.1,
  '',
  ' ',
  '\u0000',
  '😀',
  '\u202Eters',
  'İıŞşĞğÇçÖöÜü',
  '2026-02-31',
  '25:61',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}} <%= 7*7 %>',
  'x'.repeat(20_000),
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1000)' },
  { $regex: '(a+)+$' },
  [{ $ne: null }],
  JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}'),
);

const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '2030-05-14',
    '10:00',
    'elif@ornek.example',
    '0532 111 22 33',
    'Elif Yıldız',
    'oyun-terapisi',
    '#aabbcc',
  ),
);

/** Values that mostly fit a schema of the document, and sometimes do not. */
function valueFor(schema: Schema, depth = 0): Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fittingOf(resolve(schema), depth) }, { weight: 1, arbitrary: nasty });
}

function fittingOf(schema: Schema, depth: number): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, depth)));
  const types = [schema.type ?? 'anything'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, depth)));
}

function ofType(type: string, schema: Schema, depth: number): Arbitrary<unknown> {
  if (type === 'string') return texts;
  if (type === 'integer') return fc.integer({ min: -2, max: 100_000 });
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(valueFor(schema.items ?? {}, depth + 1), { maxLength: 5 });
  if (type !== 'object') return nasty;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueFor(field, depth + 1)]);
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const unknown = fc.dictionary(fc.constantFrom('$where', 'isAdmin', 'role', '_id', 'x'), nasty, { maxKeys: 1 });
  return fc.tuple(known, unknown).map(([fitting, more]) => ({ ...fitting, ...more }));
}

const broken = fc.constantFrom('{', '[]', 'null', '12', '"x"', '', '{"a":'.repeat(5000), '\u0000', '[1,]');
const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/xml', 'application/json; charset=latin-9', 'nonsense'),
  },
);

/** As text that is valid in an address: a lone surrogate is replaced. */
const asText = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
    .toString()
    .slice(0, 4000);

/** Requests at one endpoint: ids that exist and ids that do not, valid and invalid values, broken bodies. */
export function arbitraryRequest({ path, operation }: RestEndpoint, ids: string[]): Arbitrary<ArbitraryRequest> {
  const parameters = operation.parameters ?? [];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const id = fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom('f'.repeat(24), 'none', '%00', '..', '0', 'ş', '{"$ne":null}', 'x'.repeat(3000)),
    texts.map(asText).filter((text) => text !== ''),
  );
  const inPath = fc.tuple(...names.map(() => id));
  const inQuery = fc.record(
    Object.fromEntries(parameters.filter((one) => one.in === 'query').map((one) => [one.name, valueFor(one.schema)])),
    { requiredKeys: [] },
  );
  const odd = fc.constantFrom('', '', '', '', 'status[$ne]=x', 'page=0&page=-1', '%E0%A4%A=1', 'search[]=a&search[]=b');
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const body = schema
    ? fc.oneof({ weight: 10, arbitrary: valueFor(schema) }, { weight: 1, arbitrary: broken })
    : fc.constantFrom(undefined, {});
  return fc.tuple(inPath, inQuery, odd, body, contentTypes).map(([segments, query, more, given, contentType]) => {
    const values = [...segments];
    const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(asText(values.shift())));
    const search = [
      new URLSearchParams(Object.entries(query).map(([name, value]) => [name, asText(value)])).toString(),
      more,
    ];
    return { path: `${filled}?${search.filter(Boolean).join('&')}`, body: given, contentType };
  });
}
