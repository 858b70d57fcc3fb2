import { database, forgetSettings } from '@practice/service-kit';
import { expect, it } from 'vitest';
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
