import { contextFor, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from './server.ts';
import { createUser } from './testing/users.ts';

const service = createService();
useTestDatabase([service]);

it('currentUser is served over GraphQL', async () => {
  const { _id } = await createUser({ username: 'selin', role: 'moderator' });
  const visitor = contextFor('anonymous');
  const signedIn = { ...visitor, actor: { ...visitor.actor, role: 'moderator' as const, userId: String(_id) } };
  const source = '{ currentUser { id username role } }';
  expect(await queryService(service, visitor, source)).toEqual({ data: { currentUser: null } });
  expect(await queryService(service, signedIn, source)).toEqual({
    data: { currentUser: { id: String(_id), username: 'selin', role: 'moderator' } },
  });
});
