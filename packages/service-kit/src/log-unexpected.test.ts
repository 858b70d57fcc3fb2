import { expect, it, vi } from 'vitest';
import { DomainError } from './domain-error.ts';
import { logger } from './logger.ts';
import { defineService } from './service.ts';
import { contextFor, queryService } from './testing/index.ts';

const failing = (error: Error) => () => {
  throw error;
};
const service = defineService({
  name: 'content',
  sdl: 'type Query { broken: Int, refused: Int }',
  resolvers: { Query: { broken: failing(new Error('Elif Öztürk')), refused: failing(new DomainError('FORBIDDEN')) } },
});

it('what goes wrong in a resolver is logged with its request and trace, and hidden; a refusal is not logged', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const ctx = contextFor('anonymous', { requestId: 'r-1', trace });
  const { errors } = await queryService(service, ctx, '{ broken refused }');
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['INTERNAL', 'FORBIDDEN']);
  expect(JSON.stringify(errors)).not.toContain('Elif');
  const line = { requestId: 'r-1', traceId: '0af7651916cd43dd8448eb211c80319c', err: expect.any(Error) };
  expect(error.mock.calls).toEqual([[line, 'resolver failed']]);
});
