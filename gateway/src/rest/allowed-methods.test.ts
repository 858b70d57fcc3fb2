import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();

const methods = async (path: string) => {
  const { status, headers } = await gateway.visitor().send('OPTIONS', path, undefined);
  expect(status).toBe(204);
  return headers.get('allow');
};

describe('OPTIONS', () => {
  it('names the methods of an address, and not those of a record whose id it could be', async () => {
    expect(await methods('/api/appointments/bulk-delete')).toBe('POST');
    expect(await methods('/api/appointments/summary')).toBe('GET, HEAD');
    expect(await methods('/api/notifications/stream')).toBe('GET, HEAD');
  });

  it("names all methods of a record's address", async () => {
    expect(await methods('/api/appointments/507f1f77bcf86cd799439011')).toBe('DELETE, GET, HEAD, PUT');
    expect(await methods('/api/seo/meta-tags/home')).toBe('DELETE, GET, HEAD, PUT');
  });
});

describe('a method that an address does not have', () => {
  it.each([
    ['GET', '/api/appointments/bulk-delete', 'POST'],
    ['DELETE', '/api/appointments/summary/', 'GET, HEAD'],
    ['PATCH', '/api/appointments/507f1f77bcf86cd799439011', 'DELETE, GET, HEAD, PUT'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
  ])('%s %s is answered 405 with those that it has', async (method, path, allowed) => {
    const response = await gateway.visitor().send(method, path, undefined);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    expect(response.body).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });
});

it('a change without a body is refused, and not taken for one that changes nothing', async () => {
  const editor = await gateway.login('moderator');
  const made = await editor.post('/api/seo/meta-tags', { pageKey: 'govdesiz', pageUrl: '/govdesiz' });
  const { id } = made.body as { id: string };
  const response = await editor.send('PUT', `/api/seo/meta-tags/${id}`, undefined);
  expect(response.body).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect((await gateway.visitor().send('PUT', `/api/seo/meta-tags/${id}`, undefined)).status).toBe(401);
});
