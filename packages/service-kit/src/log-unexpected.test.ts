import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { postToService } from './call-service.ts';
import { DomainError } from './domain-error.ts';
import { logger } from './logger.ts';
import { serveService } from './serve.ts';
import { defineService } from './service.ts';
import { setServiceSecret } from './service-token.ts';
import { contextFor } from './testing/context-for.ts';

const failing = (error: Error) => () => {
  throw error;
};
const service = defineService({
  name: 'content',
  sdl: 'type Query { broken: Int, refused: Int }',
  resolvers: { Query: { broken: failing(new Error('Elif Öztürk')), refused: failing(new DomainError('FORBIDDEN')) } },
});

it('what goes wrong in a resolver of another process is logged there with its request, and hidden', async () => {
  setServiceSecret('a secret for tests that is long enough');
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const server = await serveService(service, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  const ctx = contextFor('anonymous', { requestId: 'r-1' });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { body } = await postToService('content', url, '/graphql', { query: '{ broken refused }' }, ctx, 5000);
  const { errors } = body as { errors: { extensions: { code: string } }[] };
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['INTERNAL', 'FORBIDDEN']);
  expect(JSON.stringify(body)).not.toContain('Elif');
  expect(error.mock.calls).toEqual([[{ requestId: 'r-1', err: expect.any(Error) }, 'resolver failed']]);
});
