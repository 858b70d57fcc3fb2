import { expect, it } from 'vitest';
import { analyticsSettings } from './analytics.ts';
import { analyticsGroup } from './analytics-group.ts';
import { settingsReader } from './read-settings.ts';

const used = (settingKey: keyof typeof analyticsSettings, settingValue: string) =>
  settingsReader([{ settingKey, settingValue }], analyticsSettings)(settingKey);

it.each<[keyof typeof analyticsSettings, string]>([
  ['google_tag_manager_id', 'GTM-ABC1234'],
  ['google_analytics_id', 'G-ABCDE12345'],
  ['facebook_pixel_id', '123456789012345'],
  ['hotjar_site_id', '1234567'],
  ['google_site_verification', 'aBc_123-xyz0123456789'],
  ['bing_site_verification', '0123456789ABCDEF0123456789ABCDEF'],
])('%s takes an id as it is issued', (key, id) => {
  expect(used(key, id)).toBe(id);
  expect(used(key, ` ${id} `)).toBe(id);
});

it.each<[keyof typeof analyticsSettings, string]>([
  ['google_tag_manager_id', 'G-ABCDE12345'],
  ['google_tag_manager_id', 'GTM-ABC1234&x=1'],
  ['google_analytics_id', 'UA-123456-1'],
  ['google_analytics_id', 'G-ABC;sandbox'],
  ['facebook_pixel_id', '12345x'],
  ['hotjar_site_id', '../../x'],
  ['google_site_verification', '"><script>alert(1)</script>'],
  ['bing_site_verification', 'kısa kod'],
])('%s takes nothing else: %s', (key, value) => {
  expect(used(key, value)).toBe('');
});

const ids = Object.entries(analyticsGroup.form?.fields ?? {}).filter(([key]) => key.endsWith('_id'));

it.each(ids)('%s says at its field that nothing is loaded while the measuring is off', (_key, field) => {
  expect(field?.hint).toContain('“Ziyaretçi ölçümü” kapalıyken hiçbir şey yüklenmez.');
});
