import { describe, expect, it } from 'vitest';
import { settingDefinitions, settingFields, settingProblem, settingValue, storedSetting } from '../index.ts';

it('every field of the screen is a setting that the product knows, in its own category', () => {
  for (const [category, fields] of Object.entries(settingFields)) {
    for (const { key } of fields) expect(settingDefinitions[key]?.category, key).toBe(category);
  }
});

it.each([
  ['hero_title', 'kısa', 'En az 10 karakter olmalı'],
  ['hero_title', 'a'.repeat(201), 'En fazla 200 karakter olabilir'],
  ['hero_title', '  ', 'Bu alan zorunludur'],
  ['contact_phone', '', 'Bu alan zorunludur'],
  ['header_top_address', '', 'Bu alan zorunludur'],
  ['about_name', '', null],
  ['contact_email', 'elif', 'Geçersiz format'],
  ['contact_email', 'elif@ornek.com', null],
  ['office_map_embed', 'http://map.example', 'Haritanın https ile başlayan adresini ya da yerleştirme kodunu girin'],
  ['office_map_embed', 'https://map.example/embed', null],
  ['office_map_embed', '<iframe src="https://map.example/embed" width="600"></iframe>', null],
  ['office_map_embed', '<iframe src="javascript:alert(1)"></iframe>', expect.stringContaining('https')],
  ['hero_button_link', 'javascript:alert(1)', expect.stringContaining('site yolu')],
  ['hero_button_link', '//example.com', expect.stringContaining('site yolu')],
  ['hero_button_link', '/\\example.com', expect.stringContaining('site yolu')],
  ['hero_button_link', '#iletisim', null],
  ['hero_button_link', '/randevu', null],
  ['hero_button_link', 'https://example.com/a', null],
  ['site_url', 'https://example.com', null],
  ['site_url', 'https://example.com/', null],
  ['site_url', 'javascript:alert(1)//', expect.stringContaining('alan adından')],
  ['site_url', 'https://example.com/a', expect.stringContaining('alan adından')],
  ['site_url', 'https://a:b@example.com', expect.stringContaining('alan adından')],
  ['site_image', 'javascript:alert(1)', expect.stringContaining('site yolu')],
  ['site_image', '/media/a.png', null],
  ['facebook_url', '/\\example.com', expect.stringContaining('site yolu')],
  ['primary_color', 'green', 'Geçersiz format'],
  ['email_enabled', 'evet', 'Geçersiz format'],
  ['smtp_port', '25x', 'Geçersiz format'],
  ['smtp_port', '-1', 'Geçersiz format'],
  ['isAdmin', 'true', 'Böyle bir ayar yok'],
])('%s = %j: %s', (key, value, problem) => expect(settingProblem(key, value)).toEqual(problem));

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s is no setting', (key) => {
  expect(settingProblem(key, 'x')).toBe('Böyle bir ayar yok');
  expect(settingDefinitions[key]).toBeUndefined();
});

describe.each([
  ['admin_session_timeout', 5, 720],
  ['admin_session_max_hours', 1, 72],
  ['max_login_attempts', 3, 20],
  ['lockout_duration', 1, 1440],
  ['rate_limit_requests', 60, 100_000],
  ['smtp_port', 1, 65_535],
  ['booking_horizon_days', 7, 730],
  ['booking_max_open_requests', 1, 20],
] as const)('%s is from %i to %i', (key, min, max) => {
  it('when it is saved', () => {
    expect([settingProblem(key, String(min)), settingProblem(key, String(max))]).toEqual([null, null]);
    for (const value of [min - 1, max + 1]) {
      expect(settingProblem(key, String(value))).toBe(`${min} ile ${max} arasında bir sayı girin`);
    }
  });

  it('when a formerly saved one is read', () => {
    expect(settingValue({ [key]: String(max + 1) }, key)).toBe(String(max));
    expect(settingValue({ [key]: String(min - 1) }, key)).toBe(String(min));
    expect(settingValue({ [key]: 'çok' }, key)).toBe(settingDefinitions[key]?.default);
  });
});

describe('an address that was stored before its rule', () => {
  it.each([
    ['site_url', 'javascript:alert(1)//'],
    ['site_url', 'https://example.com/path'],
    ['site_image', 'javascript:alert(1)'],
    ['facebook_url', '/\\example.com'],
    ['hero_button_link', '//example.com'],
    ['office_map_embed', 'http://map.example'],
  ] as const)('is as good as empty: %s = %s', (key, value) =>
    expect(settingValue({ [key]: value }, key)).toBe(settingValue({}, key)),
  );
});

it('stores the address of a map out of the text that map services hand out', () => {
  const text = ' <iframe loading="lazy" src="https://map.example/embed?a=1&amp;b=2"></iframe> ';
  expect(storedSetting('office_map_embed', text)).toBe('https://map.example/embed?a=1&b=2');
  expect(storedSetting('hero_title', ' Başlık ')).toBe('Başlık');
});
