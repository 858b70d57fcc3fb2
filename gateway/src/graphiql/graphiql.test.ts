import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway({ env: { NODE_ENV: 'production' } });
const PATH = '/api/graphiql';

describe('/api/graphiql', () => {
  it('shows visitors the way to sign in, and nothing else', async () => {
    const { status, text, headers } = await gateway.visitor().get(PATH);
    expect([status, headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
    expect(text).toContain('<a href="/admin">Yönetim Paneline Git</a>');
    expect(text).not.toContain('<script');
  });

  it.each(['user', 'moderator', 'admin'] as const)(
    'is a page of this site alone for a %s, not to be found',
    async (role) => {
      const { status, text, headers } = await (await gateway.login(role)).get(PATH);
      expect(status).toBe(200);
      expect(text).not.toMatch(/https?:\/\//);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('cache-control')).toBe('no-store');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      const nonces = [...text.matchAll(/<(?:script|style) nonce="([^"]+)"/g)].map(([, found]) => found);
      expect(new Set(nonces)).toEqual(new Set([nonce]));
      expect(text.match(/<(?:script|style)\b/g)).toHaveLength(nonces.length);
    },
  );

  it('brings every file that it names, and those of its workers', async () => {
    const { text } = await (await gateway.login('user')).get(PATH);
    const named = [...text.matchAll(/(?:src|href)="(\/api\/graphiql\/[^"]+)"/g)].map(([, file = '']) => file);
    const workers = ['editorWorkerService', 'graphql', 'json'].map((label) => `${PATH}/${label}.js`);
    expect(named).toHaveLength(2);
    for (const file of [...named, ...workers]) {
      const { status, headers } = await gateway.visitor().get(file);
      expect([file, status]).toEqual([file, 200]);
      expect(headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    }
    const other = await gateway.visitor().get(`${PATH}/index.js`);
    expect([other.status, other.body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});
