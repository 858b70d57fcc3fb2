import { settingFields } from '@practice/contracts';
import { forgetSettings, setPressureThresholds } from '@practice/service-kit';
import type { Caller } from '@practice/tooling/testing/caller';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();

const keys = [
  'admin_authentication_enabled',
  'csrf_protection_enabled',
  'xss_protection_enabled',
  'input_sanitization_enabled',
  'sql_injection_protection',
  'file_upload_validation',
  'ddos_protection_enabled',
];
const rows = () => mongoose.connection.collection('site_settings');

/** Each holds although it is stored as switched off, by a person who reaches the database. */
beforeAll(async () => {
  const now = new Date();
  const row = { settingValue: 'false', isActive: true, createdAt: now, updatedAt: now };
  await rows().insertMany(keys.map((settingKey) => ({ settingKey, ...row })));
  forgetSettings();
});
afterAll(async () => {
  await rows().deleteMany({ settingKey: { $in: keys } });
  forgetSettings();
});

let visitor: Caller;
beforeEach(() => {
  visitor = gateway.visitor();
});

describe('the list of settings', () => {
  it('has each as on, for admins alone', async () => {
    const read = async (caller: Caller) => {
      const { body } = await caller.get('/api/site-settings');
      return (body as { settingKey: string; settingValue: string }[]).filter(({ settingKey }) =>
        keys.includes(settingKey),
      );
    };
    const shown = await read(await gateway.login('admin'));
    expect(shown.map(({ settingKey }) => settingKey).sort()).toEqual([...keys].sort());
    expect(new Set(shown.map(({ settingValue }) => settingValue))).toEqual(new Set(['true']));
    expect(await read(await gateway.login('moderator'))).toEqual([]);
    expect(await read(visitor)).toEqual([]);
  });

  it.each(keys)('keeps %s on, takes its present value, and has a hint for it', async (key) => {
    const admin = await gateway.login('admin');
    const message = 'Bu koruma her zaman açıktır; değiştirilemez';
    const same = await admin.send('PUT', '/api/site-settings/bulk', { settings: [{ key, value: 'true' }] });
    expect(same.status).toBe(200);
    for (const value of ['false', '']) {
      const { status, body } = await admin.send('PUT', '/api/site-settings/bulk', { settings: [{ key, value }] });
      expect([status, body]).toMatchObject([
        400,
        { code: 'VALIDATION_FAILED', errors: [{ field: key, message, code: 'READ_ONLY_SETTING' }] },
      ]);
    }
    const saved = await admin.graphql(
      'mutation($settings: [SettingChange!]!) { saveSettings(settings: $settings) { message } }',
      { settings: [{ key, value: 'false' }] },
    );
    expect(saved.errors[0]?.extensions).toMatchObject({ errors: [{ field: key, message }] });
    expect(settingFields.security.find((field) => field.key === key)).toMatchObject({
      isReadOnly: true,
      hint: expect.stringMatching(/^.{60,}\.$/s),
    });
  });
});

describe('admin_authentication_enabled', () => {
  const readUsers = '{ users { id } }';

  it('what staff see and do asks who somebody is, and which role', async () => {
    expect((await visitor.get('/api/users')).status).toBe(401);
    expect((await visitor.get('/api/audit-log')).status).toBe(401);
    expect((await visitor.graphql(readUsers)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const moderator = await gateway.login('moderator');
    expect((await moderator.get('/api/audit-log')).status).toBe(403);
    expect((await moderator.graphql(readUsers)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('a session that was made up is nobody', async () => {
    const name = (await gateway.login('admin')).cookie().split('=')[0];
    expect((await visitor.get('/api/audit-log', { cookie: `${name}=s%3Ainvented.signature` })).status).toBe(401);
  });
});

describe('csrf_protection_enabled', () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  it('another site changes nothing by the browser of somebody who is signed in', async () => {
    const admin = await gateway.login('admin');
    const rest = await admin.send('PUT', '/api/site-settings/bulk', { settings: [] }, foreign);
    expect([rest.status, rest.body]).toMatchObject([403, { code: 'CROSS_SITE_REQUEST' }]);
    const mutation = await admin.graphql('mutation { revokeAccessToken(id: "x") }', {}, foreign);
    expect(mutation.status).toBe(403);
  });

  it('browsers do not send the session along with requests of other sites', async () => {
    const admin = gateway.accounts.find(({ role }) => role === 'admin');
    const { headers } = await visitor.post('/api/auth/login', { username: admin?.username, password: admin?.password });
    const cookies = headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies)
      expect(cookie).toMatch(/HttpOnly.*SameSite=(Strict|Lax)|SameSite=(Strict|Lax).*HttpOnly/i);
  });
});

describe('xss_protection_enabled', () => {
  const hostile = '<p onclick="steal()">Merhaba <img src=x onerror=steal()><script>steal()</script></p>';

  it('a rich text leaves without code, also one that was put into the database past every rule', async () => {
    const admin = await gateway.login('admin');
    const key = 'about_bio_html';
    const before = await rows().findOne({ settingKey: key });
    await rows().updateOne({ settingKey: key }, { $set: { settingValue: hostile, isActive: true } }, { upsert: true });
    forgetSettings();
    // Of its own address: the list for visitors is kept until a setting is saved.
    for (const caller of [visitor, admin]) {
      const { text } = await caller.get('/api/site-settings?category=content');
      expect(text).toContain('Merhaba');
      expect(text).not.toMatch(/steal|<script|onerror/);
    }
    if (before) await rows().replaceOne({ settingKey: key }, before);
    else await rows().deleteOne({ settingKey: key });
    forgetSettings();
  });

  it('browsers run no script that stands in a page by itself, and take no answer for a page', async () => {
    const { headers } = await visitor.get('/api/docs');
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = /(?:^|;)\s*(?:script-src|default-src) ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toBe('');
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/);
    expect((await visitor.get('/api/site-settings')).headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('input_sanitization_enabled', () => {
  const message = { name: 'Veli', email: 'veli@ornek.com', subject: 'Soru', message: 'Merhaba, bir sorum var.' };

  it.each([
    ['a field that nobody knows', { ...message, isAdmin: true }],
    ['a list in place of a text', { ...message, name: ['Veli'] }],
    ['an endless text', { ...message, message: 'x'.repeat(50_000) }],
    ['an address that is none', { ...message, email: 'veli' }],
  ])('%s is refused', async (_, body) => {
    const { status, body: refused } = await visitor.post('/api/contacts', body);
    expect([status, refused]).toMatchObject([400, { code: 'VALIDATION_FAILED' }]);
  });

  it('a rich text is stored clean', async () => {
    const admin = await gateway.login('admin');
    const settings = [
      {
        key: 'about_approach_html',
        value: `<p>Kanıt</p><script>steal()</script><p>${'Çocukla çalışırım. '.repeat(8)}</p>`,
      },
    ];
    expect((await admin.send('PUT', '/api/site-settings/bulk', { settings })).status).toBe(200);
    const stored = await rows().findOne({ settingKey: 'about_approach_html' });
    expect(stored?.settingValue).toContain('<p>Kanıt</p>');
    expect(stored?.settingValue).not.toContain('steal');
  });
});

describe('sql_injection_protection', () => {
  it.each([
    ['an operator in place of a name', { username: { $ne: null }, password: { $ne: null } }, 'VALIDATION_FAILED'],
    ['an operator in place of a password', { username: 'admin', password: { $gt: '' } }, 'VALIDATION_FAILED'],
    ['a pattern in place of a name', { username: { $regex: '.*' }, password: 'x' }, 'VALIDATION_FAILED'],
    ['what would open an SQL database', { username: "admin' OR '1'='1' --", password: "' OR '1'='1" }, 'LOGIN_FAILED'],
  ])('%s signs nobody in', async (_, body, code) => {
    const { body: refused, headers } = await visitor.post('/api/auth/login', body);
    expect(refused).toMatchObject({ code });
    expect((await visitor.get('/api/auth/check')).status).toBe(401);
    expect(headers.getSetCookie().filter((cookie) => /session/i.test(cookie))).toEqual([]);
  });

  it('an operator in an address or in a variable finds nothing', async () => {
    const admin = await gateway.login('admin');
    expect((await admin.get('/api/export/audit-log?format=csv&username[$ne]=x')).status).toBe(400);
    // A parameter that comes twice is a list, which no filter is.
    expect((await admin.get('/api/audit-log?username=admin&username=x')).status).toBe(400);
    const filtered = await admin.get(`/api/audit-log?username=${encodeURIComponent('{"$ne":null}')}`);
    expect([filtered.status, filtered.body]).toEqual([200, []]);
    const { errors } = await admin.graphql('query($f: AuditFilter!) { auditEntries(filter: $f) { total } }', {
      f: { username: { $ne: null } },
    });
    expect(errors).not.toEqual([]);
  });
});

describe('file_upload_validation', () => {
  const upload = async (caller: Caller, content: Uint8Array<ArrayBuffer> | string, name = 'resim.png') => {
    const body = new FormData();
    body.append('image', new Blob([content], { type: 'image/png' }), name);
    const headers = { cookie: caller.cookie() };
    const response = await fetch(`${gateway.url}/api/upload/image`, { method: 'POST', body, headers });
    return [response.status, ((await response.json()) as { code: string }).code];
  };

  it.each([
    ['a page', '<!doctype html><script>steal()</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>'],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])],
    ['the beginning of a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('%s is no picture, whatever its name and type say', async (_, content) => {
    expect(await upload(await gateway.login('moderator'), content)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('visitors upload nothing, and staff nothing that is too large', async () => {
    expect(await upload(visitor, 'x')).toEqual([401, 'UNAUTHENTICATED']);
    const large = await upload(await gateway.login('moderator'), new Uint8Array(26 * 1024 ** 2));
    expect(large).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('ddos_protection_enabled', () => {
  it('sign-ins and forms are limited for each address, although the general limit is off', async () => {
    const before = await rows().findOne({ settingKey: 'rate_limit_enabled' });
    await rows().updateOne({ settingKey: 'rate_limit_enabled' }, { $set: { settingValue: 'false' } }, { upsert: true });
    forgetSettings();
    const forgotten = { email: 'kimse@ornek.com' };
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++)
      statuses.push((await visitor.post('/api/auth/forgot-password', forgotten)).status);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
    expect((await gateway.visitor().post('/api/auth/forgot-password', forgotten)).status).toBe(204);
    if (before) await rows().replaceOne({ settingKey: 'rate_limit_enabled' }, before);
    else await rows().deleteOne({ settingKey: 'rate_limit_enabled' });
    forgetSettings();
  });

  it('a form that is sent unusually often is stored once its browser has done some work', async () => {
    setPressureThresholds({ address: 2, network: 1000, site: 1000 });
    const message = { name: 'Veli Kaya', email: 'veli@ornek.com', message: 'Merhaba, bir sorum var.' };
    const parent = gateway.visitor();
    const codes: unknown[] = [];
    for (const subject of ['Bir', 'İki']) {
      const { body } = await parent.post('/api/contacts', { ...message, subject });
      codes.push((body as { code?: string }).code);
    }
    setPressureThresholds(undefined);
    expect(codes).toEqual([undefined, 'CHALLENGE_REQUIRED']);
  });

  it('large bodies and costly queries are refused before they are worked on', async () => {
    expect((await visitor.post('/api/contacts', { message: 'x'.repeat(2 * 1024 ** 2) })).status).toBe(413);
    const deep = await visitor.graphql(`${'{ a '.repeat(12)}${'} '.repeat(12)}`);
    expect(deep.errors[0]?.extensions.code).toBe('QUERY_REFUSED');
    const wide = await visitor.graphql(`{ ${Array.from({ length: 40 }, (_, n) => `a${n}: __typename`).join(' ')} }`);
    expect(wide.errors[0]?.extensions.code).toBe('QUERY_REFUSED');
  });
});
