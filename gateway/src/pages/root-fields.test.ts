import { queriesByEvent } from '@practice/contracts';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { rootFields } from './root-fields.ts';

const gateway = testGateway();

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
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(queriesByEvent).flat()));
});
