import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { queriesByEvent } from '@practice/contracts';
import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { rootFields } from './root-fields.ts';

const gateway = testGateway();
const followed: string[] = Object.values(queriesByEvent).flat();

it('are found by their names, also under an alias, in a fragment and twice', () => {
  const document = parse(`
    query { __typename header: menu(slug: "header") { id } menu(slug: "footer") { id } ...Rest ... on Query { localPages { id } } }
    fragment Rest on Query { siteSettings { settingKey } }
  `);
  expect(rootFields(document)).toEqual(['menu', 'siteSettings', 'localPages']);
});

it('that events name exist', async () => {
  const { data } = await gateway.visitor().graphql('{ __schema { queryType { fields { name } } } }');
  const { fields } = (data as { __schema: { queryType: { fields: { name: string }[] } } }).__schema.queryType;
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(followed));
});

/** What browsers ask for once a page is there, and what pages show that are not cached anyway. */
const notCached = [
  'availability',
  'blogPreview',
  'dayStates',
  'mayRequestAppointment',
  'siteSearch',
  'suggestedAddresses',
];

it('of the public pages are named by an event, or their pages would not be cached', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const queries = ['mf-public/src', 'shell/src/site']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(root, folder, file),
      ),
    )
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => parse(readFileSync(file, 'utf8')))
    .filter(({ definitions }) =>
      definitions.some((node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'query'),
    );
  expect(queries.length).toBeGreaterThan(5);
  const missing = new Set(queries.flatMap(rootFields).filter((field) => ![...followed, ...notCached].includes(field)));
  expect([...missing], 'queries-by-event.ts of packages/contracts has no event for them').toEqual([]);
});
