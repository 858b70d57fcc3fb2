import { z } from '@practice/contracts';
import {
  assertCan,
  type DomainError,
  get,
  mintToken,
  parseInput,
  readToken,
  runRoute,
  toDomainError,
  useServiceSecret,
} from '@practice/service-kit';
import { contextFor } from '@practice/service-kit/testing';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';

const SECRET = 'a secret that is long enough for a test';

describe('tokens between services', () => {
  useServiceSecret(SECRET);
  const ctx = contextFor('moderator');

  it('carry the whole context to the service they are for', async () => {
    expect(await readToken(`Bearer ${await mintToken(ctx, 'content')}`, 'content')).toEqual(ctx);
  });

  const forge = (secret: string, audience: string, expires: string) =>
    new SignJWT({ ctx })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('practice')
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret));

  it.each([
    ['no token', async () => undefined],
    ['something else', async () => 'Bearer abc'],
    ['one for another service', () => mintToken(ctx, 'seo').then((token) => `Bearer ${token}`)],
    [
      'one with another secret',
      () => forge('another secret that is long enough too', 'content', '30s').then((t) => `Bearer ${t}`),
    ],
    ['an old one', () => forge(SECRET, 'content', '-1m').then((t) => `Bearer ${t}`)],
  ])('refuse %s', async (_, make) => {
    await expect(readToken(await make(), 'content')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('permissions', () => {
  it('answer 401 to visitors and 403 to people', () => {
    expect(() => assertCan(contextFor('anonymous'), 'user:write')).toThrow(
      expect.objectContaining({ code: 'UNAUTHENTICATED' }),
    );
    expect(() => assertCan(contextFor('user'), 'user:write')).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(() => assertCan(contextFor('admin'), 'user:write')).not.toThrow();
  });

  it('let a token for reading only read', () => {
    const ctx = contextFor('admin');
    const reader = { ...ctx, actor: { ...ctx.actor, scope: 'read' as const } };
    expect(() => assertCan(reader, 'appointment:read')).not.toThrow();
    expect(() => assertCan(reader, 'appointment:write')).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  });
});

describe('inputs', () => {
  it('name each refused field once, and unknown ones', () => {
    const schema = z.strictObject({ name: z.string().min(2, 'kısa').regex(/^a/, 'a ile başlamalı') });
    try {
      parseInput(schema, { name: 'x', isAdmin: true });
      expect.unreachable();
    } catch (error) {
      expect((error as DomainError).errors).toEqual([
        { field: 'name', message: 'kısa', code: 'TOO_SMALL' },
        { field: 'isAdmin', message: 'Bilinmeyen alan', code: 'UNKNOWN_FIELD' },
      ]);
    }
  });
});

describe('rows', () => {
  const numbers = Array.from({ length: 120 }, (_, index) => index);
  const list = get('/api/numbers', async () => numbers, { summary: '', list: true });
  const ask = (query: Record<string, unknown>) =>
    runRoute(list, contextFor('anonymous'), { params: {}, query, body: undefined });

  it('answer a bare array, and a page of it with the count of all', async () => {
    expect((await ask({})).body).toHaveLength(120);
    expect(await ask({ page: '2', pageSize: '50' })).toEqual({
      status: 200,
      headers: { 'x-total-count': '120' },
      body: numbers.slice(50, 100),
    });
    expect((await ask({ pageSize: '9999' })).body).toHaveLength(120);
  });

  it("put the path's parts over the body's", async () => {
    const echo = get('/api/x/:id', async (_ctx, input: object) => input, { summary: '' });
    const answer = await runRoute(echo, contextFor('anonymous'), {
      params: { id: 'path' },
      query: {},
      body: { id: 'body', a: 1 },
    });
    expect(answer.body).toEqual({ id: 'path', a: 1 });
  });

  it('answer NOT_FOUND when there is nothing', async () => {
    const none = get('/api/x/:id', async () => null, { summary: '' });
    const request = { params: { id: '1' }, query: {}, body: undefined };
    await expect(runRoute(none, contextFor('anonymous'), request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('hides what is unexpected', () => {
  const problem = toDomainError(new Error('connection string mongodb://secret'));
  expect(problem.toAnswer()).toEqual({
    message: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
    code: 'INTERNAL',
    errors: [],
  });
});
