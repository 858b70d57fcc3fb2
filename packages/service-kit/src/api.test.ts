import { z } from '@practice/contracts';
import {
  assertCan,
  type DomainError,
  get,
  mintToken,
  readInput,
  readToken,
  runRoute,
  setServiceSecret,
  toDomainError,
} from '@practice/service-kit';
import { contextFor } from '@practice/service-kit/testing';
import { createSigner, type SignerOptions } from 'fast-jwt';
import { describe, expect, it } from 'vitest';

const SECRET = 'a secret that is long enough for a test';

describe('tokens between services', () => {
  setServiceSecret(SECRET);
  const ctx = contextFor('moderator');

  it('carry the whole context to the service they are for', () => {
    expect(readToken(`Bearer ${mintToken(ctx, 'content')}`, 'content')).toEqual(ctx);
  });

  type Forged = Partial<SignerOptions> & { key?: string; claims?: object };
  const forge = ({ claims = { ctx }, ...options }: Forged) =>
    `Bearer ${createSigner({ key: SECRET, iss: 'practice', aud: 'content', expiresIn: 30_000, ...options })(claims)}`;
  const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

  it('are accepted when they are valid', () => {
    expect(readToken(forge({}), 'content')).toEqual(ctx);
  });

  it.each([
    ['no token', undefined],
    ['something else', 'Bearer abc'],
    ['one for another service', `Bearer ${mintToken(ctx, 'seo')}`],
    ['one with another secret', forge({ key: 'another secret that is long enough too' })],
    [
      'one without a signature',
      `Bearer ${createSigner({ algorithm: 'none', iss: 'practice', aud: 'content' })({ ctx })}`,
    ],
    ['one signed in another way', forge({ algorithm: 'HS512' })],
    ['one of another issuer', forge({ iss: 'somebody' })],
    ['an old one', forge({ claims: { ctx, iat: seconds(-60) } })],
    ['one that is good for a day', forge({ claims: { ctx, iat: seconds(-60) }, expiresIn: 86_400_000 })],
    ['one that never ends', `Bearer ${createSigner({ key: SECRET, iss: 'practice', aud: 'content' })({ ctx })}`],
    ['one that does not say when it began', forge({ noTimestamp: true, claims: { ctx, exp: seconds(30) } })],
    ['one for nobody', `Bearer ${createSigner({ key: SECRET, iss: 'practice', expiresIn: 30_000 })({ ctx })}`],
    ['one without a context', forge({ claims: {} })],
  ])('refuse %s', (_, token) => {
    expect(() => readToken(token, 'content')).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });
});

describe('permissions', () => {
  it('respond with 401 to visitors and 403 to people', () => {
    expect(() => assertCan(contextFor('anonymous'), 'user:write')).toThrow(
      expect.objectContaining({ code: 'UNAUTHENTICATED' }),
    );
    expect(() => assertCan(contextFor('user'), 'user:write')).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(() => assertCan(contextFor('admin'), 'user:write')).not.toThrow();
  });

  it('let a read-only token only read', () => {
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
      readInput(contextFor('admin'), 'user:write', schema, { name: 'x', isAdmin: true });
      expect.unreachable();
    } catch (error) {
      expect((error as DomainError).errors).toEqual([
        { field: 'name', message: 'kısa', code: 'TOO_SMALL' },
        { field: 'isAdmin', message: 'Bilinmeyen alan', code: 'UNKNOWN_FIELD' },
      ]);
    }
  });
});

describe('readInput', () => {
  it('checks the permission before the input', () => {
    const refused = () => readInput(contextFor('anonymous'), 'user:write', z.strictObject({ name: z.string() }), {});
    expect(refused).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });
});

describe('list routes', () => {
  const numbers = Array.from({ length: 120 }, (_, index) => index);
  const route = get('/api/numbers', async () => numbers, { summary: '', list: z.number() });
  const list = (query: Record<string, unknown>) =>
    runRoute(route, contextFor('anonymous'), { params: {}, query, body: undefined });

  it('respond with a bare array, and with a page of it with the count of all', async () => {
    expect((await list({})).body).toHaveLength(120);
    expect(await list({ page: '2', pageSize: '50' })).toEqual({
      status: 200,
      headers: { 'x-total-count': '120' },
      body: numbers.slice(50, 100),
    });
  });

  it.each([{ pageSize: '201' }, { pageSize: '0' }, { page: '0' }, { page: '1.5' }, { page: 'iki' }])(
    'refuse %j, which is no page of a list',
    async (query) => {
      const [field] = Object.keys(query);
      await expect(list(query)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
    },
  );

  it('take an empty page, as forms send it, for the first', async () => {
    expect((await list({ page: '' })).body).toEqual(numbers.slice(0, 50));
  });

  it('take path parameters over fields of the body', async () => {
    const echo = get('/api/x/:id', async (_ctx, input: object) => input, { summary: '', response: z.unknown() });
    const response = await runRoute(echo, contextFor('anonymous'), {
      params: { id: 'path' },
      query: {},
      body: { id: 'body', a: 1 },
    });
    expect(response.body).toEqual({ id: 'path', a: 1 });
  });

  it('respond with NOT_FOUND when there is nothing', async () => {
    const none = get('/api/x/:id', async () => null, { summary: '' });
    const request = { params: { id: '1' }, query: {}, body: undefined };
    await expect(runRoute(none, contextFor('anonymous'), request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('hides what is unexpected', () => {
  const problem = toDomainError(new Error('connection string mongodb://secret'));
  expect(problem.toResponse()).toEqual({
    message: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
    code: 'INTERNAL',
    errors: [],
  });
});
