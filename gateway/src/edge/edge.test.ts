import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { database, logger } from '@practice/service-kit';
import { describe, expect, it, vi } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway({ remotes: { origins: () => ['https://cdn.example.org'] } });

describe('the id of a request', () => {
  it('is made, and sent back', async () => {
    const first = await gateway.visitor().get('/healthz');
    const second = await gateway.visitor().get('/healthz');
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('is that of a trusted proxy', async () => {
    for (const id of ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', '6ba7b8109dad11d180b400c04fd430c8']) {
      const response = await gateway.visitor().get('/healthz', { 'x-request-id': id });
      expect(response.headers.get('x-request-id')).toBe(id);
    }
  });

  it.each(['short', 'proxy-0042:7', 'with space in it', `long-${'x'.repeat(200)}`, 'quote"quote"quote'])(
    'is not %j',
    async (id) => {
      const response = await gateway.visitor().get('/healthz', { 'x-request-id': id });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('security headers', () => {
  it('let scripts run by a nonce that no other response has', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const policy = (await gateway.visitor().get('/api/docs')).headers.get('content-security-policy') ?? '';
        return /script-src 'nonce-([^']{20,})' 'strict-dynamic'(;|$)/.exec(policy)?.[1];
      }),
    );
    expect(nonces[0]).toBeDefined();
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('are the whole set', async () => {
    const { headers } = await gateway.visitor().get('/api/docs');
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual([
      "default-src 'self'",
      expect.stringMatching(/^script-src 'nonce-\S+' 'strict-dynamic'$/),
      "script-src-attr 'none'",
      expect.stringMatching(/^style-src 'self' 'nonce-\S+'$/),
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https:",
      "font-src 'self' https://cdn.example.org",
      "connect-src 'self' https://cdn.example.org",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('ask for https only where it is used', async () => {
    const plain = await gateway.visitor().get('/healthz');
    const secure = await gateway.visitor().get('/healthz', { 'x-forwarded-proto': 'https' });
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('come with errors too', async () => {
    const { headers } = await gateway.visitor().get('/api/nothing');
    expect(headers.get('content-security-policy')).toContain("object-src 'none'");
  });
});

describe('health', () => {
  it('reports that the process runs and that it can serve', async () => {
    expect((await gateway.visitor().get('/healthz')).body).toEqual({ status: 'ok' });
    const { status, body } = await gateway.visitor().get('/readyz');
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'ready', database: true, events: true, disk: true },
    });
  });
});

describe('health, asked again and again', () => {
  it('reads from the database at most once a second', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    const read = vi.spyOn(database(), 'collection');
    const reads = () => read.mock.calls.filter(([name]) => name === 'migrations').length;
    const checkReadiness = () => Promise.all(Array.from({ length: 20 }, () => gateway.visitor().get('/readyz')));
    await checkReadiness();
    expect(reads()).toBe(1);
    vi.setSystemTime(Date.now() + 1000);
    await checkReadiness();
    expect(reads()).toBe(2);
    read.mockRestore();
    vi.useRealTimers();
  });
});

describe('errors', () => {
  const problem = (code: string) => ({ message: expect.stringMatching(/^[A-ZİŞÇÖÜ].*\.$/), code, errors: [] });

  it.each([
    ['malformed JSON', { body: '{"a":' }, 400, 'MALFORMED_REQUEST'],
    ['JSON that is no object', { body: '"text"' }, 400, 'MALFORMED_REQUEST'],
    ['more than 100 kB', { body: JSON.stringify({ reason: 'a'.repeat(102_400) }) }, 413, 'PAYLOAD_TOO_LARGE'],
    ['a form', { body: 'a=1', type: 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', { body: '{"a":1}', type: 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an unknown character set', { body: '{}', type: 'application/json; charset=x' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an unknown compression', { body: '{}', encoding: 'zip' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('for %s', async (_what, { body, type = 'application/json', encoding }: Sent, status, code) => {
    const headers = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) };
    const response = await gateway.visitor().post('/api/appointments', body, headers);
    expect(response.status).toBe(status);
    expect(response.body).toEqual(problem(code));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('for an address under /api that does not exist', async () => {
    const response = await gateway.visitor().get('/api/nothing');
    expect(response.status).toBe(404);
    expect(response.body).toEqual(problem('NOT_FOUND'));
  });

  it.each([
    ['DELETE', '/api/working-hours', 'GET, HEAD, POST'],
    ['PUT', '/api/appointments', 'GET, HEAD, POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/graphql', 'GET, POST'],
  ])('for %s %s', async (method, path, allowed) => {
    const response = await gateway.visitor().send(method, path, undefined);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    const found = path === '/graphql' ? readFirst(response.body) : response.body;
    expect(found).toEqual(problem('METHOD_NOT_ALLOWED'));
  });

  it('for a small body that becomes a large one', async () => {
    const body = new Uint8Array(gzipSync(JSON.stringify({ reason: 'a'.repeat(20 * 1024 ** 2) })));
    expect(body.length).toBeLessThan(50_000);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const response = await fetch(`${gateway.url}/api/appointments`, { method: 'POST', body, headers });
    expect([response.status, await response.json()]).toEqual([413, problem('PAYLOAD_TOO_LARGE')]);
  });

  // What fetch does not send.
  it.each(['/', '/admin', '/api/working-hours', '/graphql', '/assets/none.js'])(
    'for TRACE %s, with nothing of the request',
    async (path) => {
      const headers = { cookie: 'practice=secret', 'x-forwarded-for': '10.9.8.7' };
      const sent = request(new URL(path, gateway.url), { method: 'TRACE', headers }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      expect([404, 405]).toContain(response.statusCode);
      expect(await text(response)).not.toContain('secret');
    },
  );

  it('for a path that cannot be decoded', async () => {
    const response = await gateway.visitor().get('/api/menus/slug/%E0%A4%A');
    expect([response.status, response.body]).toEqual([400, problem('MALFORMED_REQUEST')]);
  });

  it('are a page for a browser', async () => {
    const response = await gateway.visitor().get('/nothing.html', { accept: 'text/html,*/*;q=0.8' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.text).toContain('<h1>Sayfa bulunamadı</h1>');
  });
});

type Sent = { body: string; type?: string; encoding?: string };

function readFirst(body: unknown): unknown {
  return (body as { errors: { extensions: unknown }[] }).errors[0]?.extensions;
}

describe('a cacheable response', () => {
  it('is revalidated with 304 while it is the same', async () => {
    const first = await gateway.visitor().get('/api/working-hours');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toContain('Cookie');
    // fetch would add 'no-cache' to a conditional request, as a forced reload does.
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await gateway.visitor().get('/api/working-hours', headers)).status).toBe(304);
  });

  it('is not stored anywhere when it is personal', async () => {
    const staff = await gateway.login('user');
    expect((await staff.get('/api/working-hours')).headers.get('cache-control')).toBe('no-store');
  });

  it('has the same headers and no body for HEAD', async () => {
    const response = await gateway.visitor().send('HEAD', '/api/working-hours', undefined);
    expect([response.status, response.text]).toEqual([200, '']);
    expect(response.headers.get('etag')).toBeTruthy();
  });

  it('comes in pages with the count of all', async () => {
    const response = await gateway.visitor().get('/api/working-hours?page=2&pageSize=3');
    expect(response.headers.get('x-total-count')).toBe('7');
    expect(response.body).toHaveLength(3);
  });
});

describe('Idempotency-Key', () => {
  it.each([
    ['too long', 'k'.repeat(201)],
    ['not printable', 'anahtar-é'],
    ['empty', ''],
  ])('that is %s is refused', async (_what, key) => {
    const response = await gateway.visitor().post('/api/appointments', {}, { 'idempotency-key': key });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'MALFORMED_REQUEST', errors: [{ field: 'Idempotency-Key' }] });
  });
});

describe('Challenge-Solution', () => {
  it('that is not base64 is refused, and an empty one is as none', async () => {
    const visitor = gateway.visitor();
    const { status, body } = await visitor.post('/api/contacts', {}, { 'challenge-solution': '{"counter":1}' });
    expect([status, body]).toMatchObject([
      400,
      { code: 'MALFORMED_REQUEST', errors: [{ field: 'Challenge-Solution' }] },
    ]);
    expect((await visitor.post('/api/contacts', {}, { 'challenge-solution': '' })).body).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('the log of requests', () => {
  it('contains the pattern of an address, and no personal data', async () => {
    const info = vi.spyOn(logger, 'info');
    const visitor = gateway.visitor();
    await visitor.get('/api/menus/slug/header?_=Elif', { 'user-agent': 'Elif', referer: 'https://elif.example' });
    await vi.waitFor(() => expect(info).toHaveBeenCalled(), 30_000);
    const lines = info.mock.calls.filter(([, message]) => message === 'request').map(([line]) => line);
    expect(lines).toEqual([
      {
        method: 'GET',
        route: '/api/menus/slug/:slug',
        status: expect.any(Number),
        ms: expect.any(Number),
        requestId: expect.any(String),
      },
    ]);
    info.mockRestore();
  });

  it('names the signed-in user by id only', async () => {
    const staff = await gateway.login('user');
    const { user } = (await staff.get('/api/auth/check')).body as { user: { id: string } };
    const info = vi.spyOn(logger, 'info');
    await staff.get('/api/audit-log');
    const line = { route: '/api/audit-log', status: 403, userId: user.id };
    await vi.waitFor(() => expect(info).toHaveBeenCalledWith(expect.objectContaining(line), 'request'), 30_000);
    expect(JSON.stringify(info.mock.calls)).not.toContain('asistan');
    info.mockRestore();
  });
});
