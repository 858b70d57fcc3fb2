import { describe, expect, it } from 'vitest';
import {
  robotsOptions,
  type SettingKey,
  settingDefinitions,
  settingFields,
  settingProblem,
  settingValue,
  storedSetting,
} from '../index.ts';

it('every field of the screen is a setting that the product knows, in its own category', () => {
  for (const [category, fields] of Object.entries(settingFields)) {
    for (const { key } of fields) expect(settingDefinitions[key]?.category, key).toBe(category);
  }
});

it.each(Object.keys(settingDefinitions).filter((key) => key.endsWith('_json')))('%s takes lists alone', (key) => {
  for (const text of ['{bozuk', '["a"', '"a', '{"a":1}', '[{"x":1}]', '[1,']) {
    expect(settingProblem(key, text), text).toBe('Geçersiz JSON formatı');
  }
  for (const text of ['', '[]', '["a"]', '[{"title":"a"}]', 'a\nb']) expect(settingProblem(key, text), text).toBeNull();
});

const phones = Object.keys(settingDefinitions).filter((key) => /(^|_)(phone|number)$/.test(key));

it.each(phones)('%s is a phone number in one spelling', (key) => {
  for (const text of ['abc', '12', '1234567890123456', '0532 111', '0532 111 22 33 a', '+90 111 222 33 44']) {
    expect(settingProblem(key, text), text).toContain('numara');
  }
  for (const text of ['0532 111 22 33', '+90 532 111 22 33', '0(532) 111-22-33', '905321112233']) {
    expect([settingProblem(key, text), storedSetting(key, text)], text).toEqual([null, '0532 111 22 33']);
  }
  expect([settingProblem(key, '0049 30 1234567'), storedSetting(key, '0049 30 1234567')]).toEqual([
    null,
    '+49301234567',
  ]);
});

it('a verification code is found in the tag that is pasted', () => {
  const tag = '<meta name="google-site-verification" content="abc-DEF_1234567" />';
  for (const key of ['google_site_verification', 'bing_site_verification']) {
    expect([settingProblem(key, tag), storedSetting(key, tag)]).toEqual([null, 'abc-DEF_1234567']);
    expect(settingProblem(key, '<meta name="x">')).toContain('kodu girin');
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
  ['office_map_embed', 'https://maps.app.goo.gl/x1Y2z3', expect.stringContaining('“Harita yerleştir”')],
  ['office_map_embed', 'https://www.google.com/maps/place/Çorlu', expect.stringContaining('“Harita yerleştir”')],
  ['office_map_embed', 'https://maps.google.com.tr/?q=Çorlu', expect.stringContaining('“Harita yerleştir”')],
  ['office_map_embed', 'https://yandex.com.tr/maps/-/CDu', expect.stringContaining('“Harita yerleştir”')],
  ['office_map_embed', 'https://www.google.com/maps/embed?pb=!1m18', null],
  ['office_map_embed', 'https://www.google.com/maps/d/embed?mid=1', null],
  ['office_map_embed', 'https://maps.google.com/maps?q=Corlu&output=embed', null],
  ['office_map_embed', 'https://yandex.com.tr/map-widget/v1/?ll=1', null],
  ['office_map_embed', 'https://www.openstreetmap.org/export/embed.html?bbox=1', null],
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
  ['primary_color', '#12', 'Geçersiz format'],
  ['button_style', 'oval', 'Listeden bir değer seçin'],
  ['site_favicon', 'javascript:alert(1)', expect.stringContaining('site yolu')],
  ['site_logo_url', '/media/logo.svg', null],
  ['site_language', 'de-DE', 'Listeden bir değer seçin'],
  ['allowed_file_types', 'pdf, exe', expect.stringContaining('desteklenen')],
  ['email_enabled', 'evet', 'Geçersiz format'],
  ['smtp_port', '25x', 'Geçersiz format'],
  ['smtp_port', '-1', 'Geçersiz format'],
  ['isAdmin', 'true', 'Böyle bir ayar yok'],
  ['google_analytics_id', 'UA-123456-1', 'G- ile başlayan kimliği girin, örneğin G-ABCDE12345'],
  ['google_analytics_id', ' G-ABCDE12345 ', null],
  ['facebook_pixel_id', '12345x', expect.stringContaining('rakamlardan')],
  ['kvkk_basvuru_formu_url', 'javascript:alert(1)', expect.stringContaining('site yolu')],
  ['kvkk_basvuru_formu_url', '/uploads/form.pdf', null],
  ['legal_contact_email', 'elif', 'Geçersiz format'],
  ['site_base_url', 'https://example.com/a', expect.stringContaining('alan adından')],
  ['trailing_slash_policy', 'sometimes', 'Listeden bir değer seçin'],
  ['trailing_slash_policy', 'always', null],
  ['robots_meta', 'noindex', 'Listeden bir değer seçin'],
  ['robots_meta', 'noindex, nofollow', null],
  ['maintenance_mode', 'evet', 'Geçersiz format'],
  ['x_frame_options', 'ALLOWALL', 'Listeden bir değer seçin'],
  ['frame_ancestors', 'https://ortak.example, *', expect.stringContaining('“*” kabul edilmez')],
  ['frame_ancestors', 'https://ortak.example https://*.kurum.example', null],
  ['content_security_policy', "script-src 'unsafe-inline'", expect.stringContaining('“script-src” eklenemez')],
  ['content_security_policy', 'img-src data:', expect.stringContaining('“data:” kabul edilmez')],
  ['content_security_policy', 'frame-src https://video.example\nfont-src https://yazi.example', null],
])('%s = %j: %s', (key, value, problem) => expect(settingProblem(key, value)).toEqual(problem));

describe('a field with a list of values', () => {
  const selects = Object.values(settingFields)
    .flat()
    .filter(({ type }) => type === 'select');

  it.each(selects)('$key has its default in the list, and all of it can be saved and is used', ({ key, ...field }) => {
    const values = field.options?.map(({ value }) => value) ?? [];
    expect(values).toContain(field.default);
    for (const value of values) {
      expect(settingProblem(key, value), value).toBeNull();
      expect(settingValue({ [key]: value }, key as SettingKey)).toBe(value);
    }
  });

  it('of search engines has what a meta tag can say', () => {
    const robots = selects.find(({ key }) => key === 'robots_meta');
    expect(robots?.options?.map(({ value }) => value).sort()).toEqual([...robotsOptions].sort());
  });
});

it('what has consequences is a value that its field can have', () => {
  const withConsequences = Object.values(settingFields)
    .flat()
    .filter(({ consequences }) => consequences);
  expect(withConsequences.map(({ key }) => key).sort()).toEqual([
    'auto_backup_enabled',
    'backup_encryption',
    'email_enabled',
    'force_https',
    'force_https_redirect',
    'kvkk_enabled',
    'maintenance_mode',
    'rate_limit_enabled',
    'require_strong_password',
    'robots_meta',
    'security_headers_enabled',
    'security_monitoring_enabled',
    'site_open',
    'www_redirect_policy',
  ]);
  for (const { key, consequences = {} } of withConsequences) {
    for (const value of Object.keys(consequences)) expect(settingProblem(key, value), `${key} ${value}`).toBeNull();
  }
});

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
  ['rate_limit_burst', 60, 100_000],
  ['backup_retention_days', 7, 3650],
  ['data_retention_period', 730, 10_950],
  ['contact_message_retention_days', 365, 10_950],
  ['email_retention_days', 180, 10_950],
  ['data_request_retention_days', 1098, 10_950],
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
    ['content_security_policy', 'script-src *'],
    ['frame_ancestors', '*'],
  ] as const)('is as good as empty: %s = %s', (key, value) =>
    expect(settingValue({ [key]: value }, key)).toBe(settingValue({}, key)),
  );
});

it('stores the address of a map out of the text that map services hand out', () => {
  const text = ' <iframe loading="lazy" src="https://map.example/embed?a=1&amp;b=2"></iframe> ';
  expect(storedSetting('office_map_embed', text)).toBe('https://map.example/embed?a=1&b=2');
  expect(storedSetting('hero_title', ' Başlık ')).toBe('Başlık');
});
