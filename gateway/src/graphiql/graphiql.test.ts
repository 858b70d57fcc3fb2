import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { graphiqlFiles } from './graphiql-files.ts';

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
    const staff = await gateway.login('user');
    const { text } = await staff.get(PATH);
    const named = [...text.matchAll(/(?:src|href)="(\/api\/graphiql\/[^"]+)"/g)].map(([, file = '']) => file);
    const workers = ['editorWorkerService', 'graphql', 'json'].map((label) => `${PATH}/${label}.js`);
    expect(named).toHaveLength(2);
    for (const file of [...named, ...workers]) {
      const { status, headers } = await staff.get(file);
      expect([file, status]).toEqual([file, 200]);
      expect(headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    }
    const other = await staff.get(`${PATH}/index.js`);
    expect([other.status, other.body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it('sends them compressed as the browser can read it, the same each time', async () => {
    const staff = await gateway.login('user');
    const [plain, gzip, br] = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => staff.get(`${PATH}/json.js`, { 'accept-encoding': encoding })),
    );
    expect(plain?.headers.has('content-encoding')).toBe(false);
    expect(gzip?.headers.get('content-encoding')).toBe('gzip');
    expect(br?.headers.get('content-encoding')).toBe('br');
    expect([gzip?.text, br?.text]).toEqual([plain?.text, plain?.text]);
    const [one, other] = [await graphiqlFiles(), await graphiqlFiles()];
    expect(one.get('graphiql.js')?.content.br).toBe(other.get('graphiql.js')?.content.br);
  });

  it('gives its files to staff only', async () => {
    const { status, body } = await gateway.visitor().get(`${PATH}/json.js`);
    expect([status, body]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
  });
});
