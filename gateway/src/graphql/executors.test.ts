import { defineService, logger } from '@practice/service-kit';
import { contextFor } from '@practice/service-kit/testing';
import { parse } from 'graphql';
import { expect, it, vi } from 'vitest';
import { executorFor } from './executors.ts';

it('what goes wrong in a resolver is logged with its request and trace, and hidden', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const broken = () => {
    throw new Error('Elif Öztürk');
  };
  const service = defineService({ name: 'content', sdl: 'type Query { a: Int }', resolvers: { Query: { a: broken } } });
  const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const ctx = contextFor('anonymous', { requestId: 'r-1', trace });
  const run = executorFor(service);
  const { errors } = await run({ document: parse('{ a }'), variables: {}, operationName: undefined, ctx });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['INTERNAL']);
  expect(JSON.stringify(errors)).not.toContain('Elif');
  const line = { requestId: 'r-1', traceId: '0af7651916cd43dd8448eb211c80319c', err: expect.any(Error) };
  expect(error.mock.calls).toEqual([[line, 'resolver failed']]);
});
