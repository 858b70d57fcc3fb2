import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway({ env: { NODE_ENV: 'production' } });

describe('in production the schema', () => {
  it('is refused to visitors', async () => {
    const { status, errors } = await gateway.visitor().graphql('{ __schema { queryType { name } } }');
    expect([status, errors[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    const type = await gateway.visitor().graphql('{ workingHours { id } __type(name: "Query") { name } }');
    expect(type.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(['user', 'moderator', 'admin'] as const)('is open to a %s, for the whole schema', async (role) => {
    const { data, errors } = await (await gateway.login(role)).graphql(getIntrospectionQuery());
    expect(errors).toEqual([]);
    const { __schema } = data as { __schema: { types: { name: string }[] } };
    const names = __schema.types.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Availability', 'LocalPage', 'Notification']));
    expect(names.filter((name) => name.startsWith('_') && !name.startsWith('__'))).toEqual([]);
  });

  it('leaves the name of a type to everybody', async () => {
    expect((await gateway.visitor().graphql('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });
});
