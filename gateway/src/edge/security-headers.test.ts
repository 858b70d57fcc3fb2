import { database, forgetSettings } from '@practice/service-kit';
import mongoose from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { testShell } from '../testing/test-shell.ts';

// The settings are written without an event here, so no page may be cached.
const gateway = testGateway({
  env: { PAGE_CACHE_MB: 0 },
  remotes: { shell: testShell({ '/': '{ siteSettings { settingKey } }' }) },
});

const used = new Set<string>();
async function set(values: Record<string, string>): Promise<void> {
  const settings = database().collection('site_settings');
  for (const [settingKey, settingValue] of Object.entries(values)) {
    used.add(settingKey);
    await settings.updateOne({ settingKey }, { $set: { settingValue } }, { upsert: true });
  }
  forgetSettings();
}
afterEach(async () => {
  await database()
    .collection('site_settings')
    .deleteMany({ settingKey: { $in: [...used] } });
  forgetSettings();
});

async function headersOf(path: string, headers: Record<string, string> = {}): Promise<Headers> {
  return (await gateway.visitor().get(path, headers)).headers;
}

describe('hsts_enabled', () => {
  const https = { 'x-forwarded-proto': 'https' };
  const hsts = async (path: string, headers = https) =>
    (await headersOf(path, headers)).get('strict-transport-security');

  it('says over https alone that browsers shall keep to it', async () => {
    for (const path of ['/', '/admin', '/api/working-hours']) {
      expect(await hsts(path)).toBe('max-age=31536000; includeSubDomains');
      expect((await headersOf(path)).has('strict-transport-security')).toBe(false);
    }
  });

  it('switched off says that they shall forget it, with files of builds as well', async () => {
    await set({ hsts_enabled: 'false' });
    for (const path of ['/', '/admin', '/api/working-hours', '/assets/none.js', '/healthz']) {
      expect(await hsts(path)).toBe('max-age=0');
      expect((await headersOf(path)).has('strict-transport-security')).toBe(false);
    }
  });
});

describe('security_headers_enabled', () => {
  const additional = [
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ];

  it('switched off takes the headers beside the policies from public pages', async () => {
    const before = await headersOf('/');
    await set({ security_headers_enabled: 'false' });
    const after = await headersOf('/');
    expect(additional.filter((name) => before.has(name))).toEqual(additional);
    expect(additional.filter((name) => after.has(name))).toEqual([]);
    for (const name of ['content-security-policy', 'x-frame-options']) expect(after.get(name)).toBe(before.get(name));
  });

  it.each(['/admin', '/Admin', '/api/working-hours', '/api/docs', '/uploads/files/a', '/assets/none.svg'])(
    'switched off leaves all of them to %s',
    async (path) => {
      await set({ security_headers_enabled: 'false' });
      const headers = await headersOf(path);
      expect(additional.filter((name) => headers.has(name))).toEqual(additional);
      expect(headers.has('content-security-policy')).toBe(true);
    },
  );
});

describe('x_frame_options', () => {
  const framing = async (path: string) => {
    const headers = await headersOf(path);
    const [, ancestors] = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
    return [ancestors, headers.get('x-frame-options')];
  };
  const none = ["'none'", 'DENY'];

  it.each([
    ['DENY', 'https://ortak.example', none],
    ['SAMEORIGIN', 'https://ortak.example', ["'self'", 'SAMEORIGIN']],
    [
      'ALLOW-FROM',
      'https://ortak.example, https://*.kurum.example',
      ["'self' https://ortak.example https://*.kurum.example", 'SAMEORIGIN'],
    ],
    ['ALLOW-FROM', '', ["'self'", 'SAMEORIGIN']],
    ['ALLOW-FROM', 'https://ortak.example; script-src *', ["'self'", 'SAMEORIGIN']],
    ['HERKES', 'https://ortak.example', none],
  ])('%s with frame_ancestors %j', async (x_frame_options, frame_ancestors, expected) => {
    await set({ x_frame_options, frame_ancestors });
    expect(await framing('/')).toEqual(expected);
    expect(await framing('/randevu')).toEqual(expected);
    for (const path of ['/admin', '/admin/', '/yazi-onizleme', '/api/docs']) expect(await framing(path)).toEqual(none);
  });
});

it('keeps what it knew while the settings cannot be read', async () => {
  await set({ hsts_enabled: 'false' });
  await headersOf('/');
  forgetSettings();
  const exec = mongoose.Query.prototype.exec;
  const failing = vi.spyOn(mongoose.Query.prototype, 'exec').mockImplementation(function (
    this: mongoose.Query<unknown, unknown>,
  ) {
    const isOfSettings = this.model.collection.name === 'site_settings';
    return isOfSettings ? Promise.reject(new Error('the settings are away')) : exec.call(this);
  });
  const headers = await headersOf('/nothing.html', { 'x-forwarded-proto': 'https' });
  expect(failing).toHaveBeenCalled();
  failing.mockRestore();
  expect(headers.get('strict-transport-security')).toBe('max-age=0');
});
