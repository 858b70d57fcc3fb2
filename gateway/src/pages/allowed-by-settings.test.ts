import { database, forgetSettings } from '@practice/service-kit';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { testShell } from '../testing/test-shell.ts';

// The settings are written without an event here, so no page may be cached.
const gateway = testGateway({
  env: { PAGE_CACHE_MB: 0 },
  remotes: { shell: testShell({ '/': '{ siteSettings { settingKey } }' }) },
});

it.each([
  ['https://map.example/embed?a=1', 'frame-src https://map.example'],
  ['https://map.example;sandbox/embed', "frame-src 'none'"],
  ['http://map.example/embed', "frame-src 'none'"],
  ['', "frame-src 'none'"],
])('with the map %j a page has %s', async (settingValue, expected) => {
  const settings = database().collection('site_settings');
  await settings.updateOne({ settingKey: 'office_map_embed' }, { $set: { settingValue } }, { upsert: true });
  forgetSettings();
  const { headers } = await gateway.visitor().get('/');
  expect(headers.get('content-security-policy')?.split('; ')).toContain(expected);
  await settings.deleteOne({ settingKey: 'office_map_embed' });
  forgetSettings();
});

describe('trackers', () => {
  const ids = { tracking_enabled: 'true', cookie_consent_required: 'true', google_analytics_id: 'G-ABCDE12345' };

  async function connectsFrom(path: string, values: Record<string, string>): Promise<string> {
    const settings = database().collection('site_settings');
    for (const [settingKey, settingValue] of Object.entries(values)) {
      await settings.updateOne({ settingKey }, { $set: { settingValue } }, { upsert: true });
    }
    forgetSettings();
    const { headers } = await gateway.visitor().get(path);
    await settings.deleteMany({ settingKey: { $in: Object.keys(values) } });
    forgetSettings();
    return headers.get('content-security-policy')?.match(/connect-src [^;]*/)?.[0] ?? '';
  }

  it('with an id may report to their own sites, and no other', async () => {
    const connects = await connectsFrom('/', ids);
    expect(connects).toContain('https://*.google-analytics.com');
    expect(connects).not.toMatch(/facebook|hotjar/);
  });

  it('may with the consent that the cookie notice asks for', async () => {
    const asked = { ...ids, cookie_consent_required: 'false', cookie_consent_enabled: 'true' };
    expect(await connectsFrom('/', asked)).toContain('https://*.google-analytics.com');
  });

  it.each<[string, string, Record<string, string>]>([
    ['on the page of the wizard', '/randevu', ids],
    ['while tracking is switched off', '/', { ...ids, tracking_enabled: 'false' }],
    ['while nobody can consent', '/', { ...ids, cookie_consent_required: 'false' }],
    ['with an id that is none', '/', { ...ids, google_analytics_id: 'G-1;sandbox' }],
  ])('%s may not', async (_when, path, values) => {
    expect(await connectsFrom(path, values)).toBe("connect-src 'self'");
  });
});

describe('additions to the content security policy', () => {
  const stored = { settingKey: 'content_security_policy' };

  async function policyWith(settingValue: string, path: string): Promise<string[]> {
    const settings = database().collection('site_settings');
    await settings.updateOne(stored, { $set: { settingValue } }, { upsert: true });
    forgetSettings();
    const { headers } = await gateway.visitor().get(path);
    await settings.deleteOne(stored);
    forgetSettings();
    const policy = headers.get('content-security-policy') ?? '';
    return policy.replace(/'nonce-[^']+'/g, "'nonce'").split('; ');
  }

  const all = `img-src https://a.example; media-src https://b.example
    frame-src https://*.c.example:8443/
    connect-src https://d.example https://e.example; font-src https://f.example; style-src https://g.example`;

  it('are beside what a page allows', async () => {
    const plain = await policyWith('', '/');
    const widened = await policyWith(all, '/');
    const changed = widened.filter((directive) => !plain.includes(directive));
    expect(changed).toEqual([
      expect.stringMatching(/^style-src 'self' .*https:\/\/g\.example$/),
      "img-src 'self' data: https: https://a.example",
      "media-src 'self' https://b.example",
      "font-src 'self' https://f.example",
      "connect-src 'self' https://d.example https://e.example",
      'frame-src https://*.c.example:8443',
    ]);
    expect(widened.find((directive) => directive.startsWith('script-src '))).toBe(
      plain.find((directive) => directive.startsWith('script-src ')),
    );
  });

  it.each(['/admin', '/admin/', '/randevu', '/Randevu', '/yazi-onizleme'])('never reach %s', async (path) => {
    expect(await policyWith(all, path)).toEqual(await policyWith('', path));
  });

  it.each([
    "script-src 'unsafe-inline'",
    'img-src *',
    'connect-src https:',
    'frame-src https://a.example; script-src https://b.example',
  ])('that were stored before their rule count as none: %s', async (text) => {
    expect(await policyWith(text, '/')).toEqual(await policyWith('', '/'));
  });
});
