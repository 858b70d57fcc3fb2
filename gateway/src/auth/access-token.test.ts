import type { CreatedAccessToken, TokenScope } from '@practice/contracts';
import { database } from '@practice/service-kit';
import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
const staff = new Map<string, Caller>();
beforeAll(async () => {
  for (const role of ['user', 'moderator', 'admin'] as const) staff.set(role, await gateway.login(role));
});
const as = (role: string) => staff.get(role) as Caller;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function newToken(role: 'user' | 'moderator' | 'admin', scope: TokenScope): Promise<CreatedAccessToken> {
  const { password } = gateway.accounts.find((account) => account.role === role) ?? {};
  const response = await as(role).post('/api/access-tokens', { name: 'Muhasebe', scope, password });
  expect(response.status).toBe(201);
  return response.body as CreatedAccessToken;
}

const rejected = {
  message: 'Erişim anahtarı geçersiz, süresi dolmuş veya iptal edilmiş.',
  code: 'TOKEN_REJECTED',
  errors: [],
};
const tag = { pageKey: 'anahtar', pageUrl: '/anahtar', title: 'Çocuk ve ergen psikoloğu' };
const createTag = 'mutation($input: CreateMetaTagInput!) { createMetaTag(input: $input) { id } }';

describe('a request with an access token', () => {
  it('is made by its owner, at REST and GraphQL alike, and sets no cookie', async () => {
    const { token } = await newToken('moderator', 'read-write');
    const program = gateway.visitor();
    const user = { id: expect.any(String), username: 'moderator', role: 'moderator', needsTwoStep: false };
    expect((await program.get('/api/auth/check', bearer(token))).body).toEqual({ user });
    const { data } = await program.graphql('{ currentUser { id username role needsTwoStep } }', {}, bearer(token));
    expect(data).toEqual({ currentUser: user });
    const created = await program.post('/api/seo/meta-tags', tag, { authorization: `bearer ${token}` });
    expect(created.status).toBe(201);
    expect(program.cookie()).toBe('');
  });

  it('gets nothing that its owner may not see', async () => {
    const { token } = await newToken('user', 'read-write');
    const program = gateway.visitor();
    expect((await program.get('/api/export/appointments?format=csv', bearer(token))).status).toBe(403);
    expect((await program.get('/api/audit-log', bearer(token))).status).toBe(403);
  });

  it('changes nothing when the token only reads', async () => {
    const { token } = await newToken('admin', 'read');
    const program = gateway.visitor();
    expect((await program.get('/api/appointments?page=1', bearer(token))).status).toBe(200);
    expect((await program.get('/api/audit-log', bearer(token))).status).toBe(200);
    const byRest = await program.post('/api/seo/meta-tags', { ...tag, pageKey: 'okuyan' }, bearer(token));
    expect([byRest.status, byRest.body]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    const input = { ...tag, pageKey: 'okuyan' };
    const byGraphQL = await program.graphql(createTag, { input }, bearer(token));
    expect(byGraphQL.errors[0]?.extensions.code).toBe('FORBIDDEN');
    const mark = await program.post('/api/notifications/mark-all-read', {}, bearer(token));
    expect(mark.status).toBe(403);
  });

  it('may come from a page of another site, which has no cookie to add to it', async () => {
    const { token } = await newToken('moderator', 'read-write');
    const foreign = { origin: 'https://muhasebe.example', 'sec-fetch-site': 'cross-site' };
    const input = { ...tag, pageKey: 'baska-site' };
    const response = await gateway.visitor().post('/api/seo/meta-tags', input, { ...foreign, ...bearer(token) });
    expect(response.status).toBe(201);
  });

  it('leaves the session beside it alone', async () => {
    const { token } = await newToken('user', 'read');
    const admin = await gateway.login('admin');
    const response = await admin.get('/api/auth/check', bearer(token));
    expect(response.body).toMatchObject({ user: { username: 'asistan' } });
    expect(response.headers.getSetCookie()).toEqual([]);
    const foreign = { origin: 'https://baska.example', 'sec-fetch-site': 'cross-site' };
    const refused = await admin.post('/api/seo/meta-tags', tag, { ...foreign, ...bearer('klinik_x') });
    expect(refused.status).toBe(401);
  });

  it('makes, shows and ends no tokens, and opens and ends no session', async () => {
    const { token, id } = await newToken('admin', 'read-write');
    const program = gateway.visitor();
    const account = gateway.accounts.find(({ role }) => role === 'admin');
    const { username, password } = account ?? {};
    const change = { currentPassword: password, newPassword: 'yepyeni kestane' };
    const responses = [
      await program.send('PUT', '/api/auth/password', change, bearer(token)),
      await program.get('/api/access-tokens', bearer(token)),
      await program.post('/api/access-tokens', { name: 'x', scope: 'read' }, bearer(token)),
      await program.send('DELETE', `/api/access-tokens/${id}`, undefined, bearer(token)),
      await program.post('/api/auth/login', { username, password }, bearer(token)),
      await program.post('/api/auth/logout', undefined, bearer(token)),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    const mutation = 'mutation { createAccessToken(input: { name: "x", scope: "read", password: "y" }) { id } }';
    const { errors } = await program.graphql(mutation, {}, bearer(token));
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('writes no script, switches off no protection and reaches no mail server, whatever its owner may', async () => {
    const { token } = await newToken('admin', 'read-write');
    const program = gateway.visitor();
    const page = { title: 'Duyuru', slug: 'duyuru-x', content: '<p>x</p>' };
    const code = { ...page, customJs: "fetch('/api/users')" };
    const settings = [{ key: 'hsts_enabled', value: 'false' }];
    const twoStep = { settingKey: 'two_step_required', settingValue: 'nobody' };
    const responses = {
      script: await program.post('/api/dynamic-pages', code, bearer(token)),
      settings: await program.send('PUT', '/api/site-settings/bulk', { settings }, bearer(token)),
      twoStep: await program.post('/api/site-settings', twoStep, bearer(token)),
      mailServer: await program.post('/api/email/test-connection', {}, bearer(token)),
      alerts: await program.post('/api/security-alerts/acknowledge-all', {}, bearer(token)),
      breach: await program.post('/api/data-breaches', {}, bearer(token)),
    };
    expect(Object.fromEntries(Object.entries(responses).map(([name, { status }]) => [name, status]))).toEqual(
      Object.fromEntries(Object.keys(responses).map((name) => [name, 403])),
    );
    // What is no way to more than that stays open.
    expect((await program.post('/api/dynamic-pages', page, bearer(token))).status).toBe(201);
    expect((await program.get('/api/site-settings?category=security', bearer(token))).status).toBe(200);
  });

  it('is known in the audit log by its token', async () => {
    const { token, id } = await newToken('moderator', 'read-write');
    await gateway.visitor().post('/api/seo/meta-tags', { ...tag, pageKey: 'kayit' }, bearer(token));
    const event = await database()
      .collection('events')
      .findOne({ type: 'audit.recorded', 'payload.entityId': 'kayit' });
    expect(event?.payload).toMatchObject({ username: 'moderator', tokenId: id });
  });
});

describe('an invalid token', () => {
  it.each(['', 'klinik_', `klinik_${'A'.repeat(43)}`, 'eyJhbGciOiJub25lIn0.e30.'])('is refused: %j', async (token) => {
    const response = await gateway.visitor().get('/api/working-hours', bearer(token));
    expect([response.status, response.body]).toEqual([401, rejected]);
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  it('is refused by GraphQL in its own shape, and by the stream', async () => {
    const response = await gateway.visitor().graphql('{ workingHours { id } }', {}, bearer('klinik_yanlis'));
    expect([response.status, response.errors]).toEqual([401, [{ message: rejected.message, extensions: rejected }]]);
    const stream = await gateway.visitor().get('/api/notifications/stream', bearer('klinik_yanlis'));
    expect([stream.status, stream.body]).toEqual([401, rejected]);
  });
});
