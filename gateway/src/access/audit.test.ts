import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { isAudited, ofOneself, withEntries } from './audited.ts';
import { graphql, rest } from './cases/all.ts';

// Every change made by staff, every sign-in and export is in the audit log. That each leaves its entry is checked with the
// calls of the access table, which has a case for each GraphQL field and route: a new one that writes no entry fails there.
const gateway = testGateway();

it('names only endpoints that exist', () => {
  const endpoints = [...Object.keys(graphql), ...Object.keys(rest)].filter(isAudited);
  expect(endpoints).toEqual(expect.arrayContaining([...ofOneself]));
});

it('a refused sign-in leaves an entry too', async () => {
  const visitor = gateway.visitor();
  const body = { username: 'asistan', password: 'yanlış' };
  const { entries } = await withEntries(() => visitor.post('/api/auth/login', body));
  expect(entries).toMatchObject([{ action: 'login-failed', entity: 'user', address: visitor.address }]);
});
