import { addDays, can, today } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GraphQLEndpoint, graphqlEndpoints, type RestEndpoint, restEndpoints } from './api-endpoints.ts';
import { type Marked, markedSettings, markPeople } from './marked-people.ts';
import { practice } from './practice.ts';

const people = ['anonymous', 'user', 'moderator', 'admin'] as const;
type Person = (typeof people)[number];

const running = practice({ settings: markedSettings, env: { LOG_LEVEL: 'trace' } });
const callers = new Map<Person, Caller>();
let marked: Marked;
/** Marks that a caller with the permission was really shown: a mark that is never seen proves nothing. */
const seen = new Set<string>();

beforeAll(async () => {
  for (const role of ['user', 'moderator', 'admin'] as const) callers.set(role, await running.login(role));
  marked = await markPeople(running, callers.get('admin') as Caller);
}, 120_000);

/** Every request has an address of its own: limits per address are not tested here. */
function callerOf(person: Person): Caller {
  const caller = callers.get(person) ?? running.visitor();
  caller.address = running.visitor().address;
  return caller;
}

/** Marks in a response's headers or body that this person must not see. */
function leaks(person: Person, { headers, text }: { headers: Headers; text: string }): string[] {
  const all = `${JSON.stringify([...headers])}\n${text}`;
  const shown = marked.marks.filter((mark) => all.includes(mark.text));
  const isAllowed = ({ permission }: (typeof shown)[number]) => permission !== null && can(person, permission);
  for (const mark of shown) if (isAllowed(mark)) seen.add(mark.text);
  return shown.filter((mark) => !isAllowed(mark)).map((mark) => mark.text);
}

/** What an argument may be, by its name; one that is not known here fails the test. */
function valuesOf(name: string, known: unknown[] = [], ids: string[] = marked.ids): unknown[] {
  if (known.length > 0) return known;
  const values: Record<string, unknown[]> = {
    id: ids,
    appointmentId: ids,
    part: ['0'],
    kind: ['blogPost'],
    recordId: ids,
    tab: ['a-tab-of-nobody'],
    token: ['a.b.c'],
    menuId: marked.ids,
    slug: marked.slugs,
    pageKey: [...marked.slugs, ...marked.ids.slice(0, 1)],
    date: [marked.time.appointmentDate],
    category: ['Genel'],
    q: ['oyun', 'Velinamqx'],
    phone: ['0549 871 63 42'],
    email: ['veliqx@ornekqx.example'],
    // Of a remote.
    name: ['mf-public'],
    path: ['/oyun-terapi', ...marked.slugs.slice(0, 1).map((slug) => `/${slug}`)],
    from: [today()],
    to: [addDays(today(), 60)],
    start: [today()],
    end: [addDays(today(), 60)],
    appointmentDate: [marked.time.appointmentDate],
    appointmentTime: ['10:00'],
    // Of the register of consents.
    filter: [{}, { search: 'Velinamqx' }, { search: '5498716342' }],
    // Of the preview of an e-mail's template.
    input: marked.ids.map((appointmentId) => ({ subject: '{{parentName}}', content: '{{childName}}', appointmentId })),
  };
  const found = values[name];
  if (!found) throw new Error(`A call takes "${name}": say here what it can be`);
  return found;
}

/** Every combination of values for names, as long as there are few; with several, each value of each with the first of the others. */
function combinations(names: { name: string; values: unknown[] }[]): Record<string, unknown>[] {
  const first = Object.fromEntries(names.map(({ name, values }) => [name, values[0]]));
  const others = names.flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...first, [name]: value })));
  return [first, ...others];
}

function addressesOf({ path, operation }: RestEndpoint): string[] {
  const required = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required);
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const enumOf = (name: string) => required.find((one) => one.name === name)?.schema.enum;
  const all = [...named, ...required.map(({ name }) => name)].map((name) => ({
    name,
    values: valuesOf(name, enumOf(name), marked.idsFor(path)),
  }));
  return combinations(all).map((given) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
    const query = required.map(({ name }) => [name, String(given[name])] as [string, string]);
    return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
  });
}

function variablesOf(endpoint: GraphQLEndpoint): Record<string, unknown>[] {
  const required = endpoint.arguments.filter(({ isRequired, type }) => isRequired && !/Int|Boolean/.test(type));
  const names = required.map(({ name, values }) => ({ name, values: valuesOf(name, values) }));
  const defaults = endpoint.arguments.some(({ name }) => name === 'pageSize') ? { page: 1, pageSize: 100 } : {};
  return combinations(names).map((given) => ({ ...defaults, ...given }));
}

/** Filters on personal data: a response that differs would reveal that a record exists. */
const searches = () =>
  ['Velinamqx', '5498716342', 'veliqx'].map((text) => new URLSearchParams({ search: text }).toString());

const reading = restEndpoints.filter(({ method }) => method === 'GET');
const changing = restEndpoints.filter(({ method }) => method !== 'GET');
const queries = graphqlEndpoints.filter(({ kind }) => kind === 'query');
const mutations = graphqlEndpoints.filter(({ kind }) => kind === 'mutation');

describe.each(people)('to %s', (person) => {
  it.each(reading)('$name shows only what the table of permissions allows', async (endpoint) => {
    const plain = addressesOf(endpoint);
    const searched = plain
      .slice(0, 2)
      .flatMap((address) => searches().map((search) => `${address}${address.includes('?') ? '&' : '?'}${search}`));
    await Promise.all(
      [...plain, ...searched].map(async (address) =>
        expect(leaks(person, await callerOf(person).get(address)), address).toEqual([]),
      ),
    );
  });

  it.each(queries)('$name shows only what the table of permissions allows', async (endpoint) => {
    await Promise.all(
      variablesOf(endpoint).map(async (variables) => {
        const response = await callerOf(person).graphql(endpoint.document, variables);
        expect(leaks(person, response), JSON.stringify(variables)).toEqual([]);
      }),
    );
  });

  it.each([
    '/',
    '/randevu',
    '/blog/taslakqx',
    '/taslakqx',
    '/admin',
    '/sitemap.xml',
    '/api/openapi.json',
    '/api/docs',
    '/remotes.json',
    '/metrics',
    '/healthz',
    '/readyz',
  ])('the page %s shows no person and nothing unpublished', async (path) => {
    const response = await callerOf(person).get(path, { accept: 'text/html' });
    const shown = marked.marks.filter(({ text }) => response.text.includes(text));
    expect(shown).toEqual([]);
  });
});

it('a search by a visitor gives the same whether a person is there or not', async () => {
  const search = (search: string) => running.visitor().get(`/api/appointments?${new URLSearchParams({ search })}`);
  const [known, unknown] = [await search('Velinamqx'), await search('Kimseyokqx')];
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
});

describe.each(people)('a taken time', (person) => {
  it(`shows ${person} nothing of the family that has it`, async () => {
    const { time, booking } = marked;
    const caller = callerOf(person);
    const other = {
      ...booking,
      parentName: 'Başka Veli',
      childName: 'Başka Çocuk',
      phone: '0532 111 22 33',
      email: 'baska@ornek.example',
      reason: 'Başka bir sebeple geliyoruz.',
      childBirthDate: '2018-01-02',
    };
    const response = await caller.post('/api/appointments', { ...other, ...time });
    expect(response.status).toBe(409);
    expect(leaks(person, response)).toEqual([]);
  });
});

// Before anything is deleted: notifications go with their appointments.
it('addresses in e-mails and notifications have no names', async () => {
  const notifications = await running.db.collection('notifications').find().toArray();
  const emails = running.mailbox.emails();
  expect([notifications.length, emails.length].every((count) => count > 0)).toBe(true);
  const addresses = [
    ...notifications.map(({ actionUrl }) => String(actionUrl)),
    ...emails.flatMap(({ html, text }) => `${html} ${text}`.match(/https?:\/\/[^\s"'<>]+/g) ?? []),
  ];
  expect(addresses.filter((address) => marked.marks.some(({ text }) => address.includes(text)))).toEqual([]);
});

describe.each(people)('what is refused to %s', (person) => {
  // After all reading: what is done here changes the records.
  it.each(changing.filter(({ path }) => !path.startsWith('/api/auth/')))(
    '$name says nothing of what is not allowed',
    async (endpoint) => {
      for (const address of addressesOf(endpoint)) {
        for (const body of [{}, { status: 'nonsense', version: 0, ids: marked.ids.slice(0, 5) }]) {
          const response = await callerOf(person).send(
            endpoint.method,
            address,
            endpoint.method === 'DELETE' ? undefined : body,
          );
          expect(leaks(person, response), address).toEqual([]);
        }
      }
    },
  );

  it.each(mutations)('$name says nothing of what is not allowed', async (endpoint) => {
    for (const id of marked.ids.slice(0, 5)) {
      const variables = Object.fromEntries(
        endpoint.arguments.map(({ name, values }) => [
          name,
          values[0] ?? (name === 'id' ? id : name === 'ids' ? [id] : {}),
        ]),
      );
      const response = await callerOf(person).graphql(endpoint.document, variables);
      expect(leaks(person, response), JSON.stringify(variables)).toEqual([]);
    }
  });
});

describe('nowhere else', () => {
  it('the input of a failed sign-in is shown or logged', async () => {
    const response = await running
      .visitor()
      .post('/api/auth/login', { username: 'Velinamqx', password: markedSettings.smtp_pass });
    expect(response.status).toBe(401);
    expect(leaks('anonymous', response)).toEqual([]);
  });

  it('the log, at its most talkative, has no names', () => {
    const log = running.log();
    expect(log).toContain('/api/appointments');
    expect(marked.marks.filter(({ text }) => log.includes(text))).toEqual([]);
  });

  it('the metrics have no names', async () => {
    const text = await (await fetch(`${running.urls[0]}/metrics`)).text();
    expect(text).toContain('practice_');
    expect(marked.marks.filter((mark) => text.includes(mark.text))).toEqual([]);
  });

  it('the events that streams and services read have no names', async () => {
    const events = JSON.stringify(await running.db.collection('events').find().toArray());
    expect(marked.marks.filter(({ text }) => events.includes(text))).toEqual([]);
  });
});

it('each mark was shown to a caller who may see it', () => {
  // What is not published, and who the staff are, need not be shown.
  const expected = marked.marks.filter(
    ({ permission }) => permission !== null && !['content:write', 'user:write'].includes(permission),
  );
  expect(expected.map(({ text }) => text).filter((text) => !seen.has(text))).toEqual([]);
});
