import { settingDefinitions } from '@practice/contracts';
import { forgetSettings, setFieldKeys, setPublicUrl } from '@practice/service-kit';
import { contextFor, lastEvents, TEST_FIELD_KEY, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { encryptMailPassword } from '../migrations/2026-11-23-encrypt-mail-password.ts';
import { createService } from '../server.ts';
import { listSiteSettings } from './list-site-settings.ts';
import { readSettings } from './read-settings.ts';
import { saveSetting, saveSettings } from './save-settings.ts';
import { SiteSettingModel } from './site-setting.model.ts';

useTestDatabase([createService()]);

const moderator = contextFor('moderator');
const admin = contextFor('admin');
const stored = async (settingKey: string) => (await SiteSettingModel.findOne({ settingKey }).lean())?.settingValue;
const inUse = async (settingKey: string) => (await readSettings(contextFor('service'), {}))[settingKey];
const save = (values: Record<string, string>, ctx = moderator) =>
  saveSettings(ctx, {
    settings: Object.entries(values).map(([key, value]) => ({ key, value, category: 'content', settingType: 'text' })),
  });

describe('how long records are kept', () => {
  const tooLong = (days: string) => ({
    code: 'LONGER_THAN_ALLOWED',
    message: `En fazla ${days} gün olabilir: randevulardan ve çocuk dosyalarından uzun saklanmaz`,
  });
  const problems = async (values: Record<string, string>) =>
    save(values, admin).then(
      ({ errors }) => errors,
      ({ errors }) => errors,
    );

  it('is no longer than for appointments and children’s files, as they are or are saved with it', async () => {
    expect(await problems({ contact_message_retention_days: '3650' })).toEqual([]);
    expect(await problems({ email_retention_days: '3651' })).toMatchObject([tooLong('3.650')]);
    expect(await problems({ data_retention_period: '5000', email_retention_days: '4000' })).toEqual([]);
    expect(await problems({ contact_message_retention_days: '5000' })).toEqual([]);
    expect(await problems({ contact_message_retention_days: '5001' })).toMatchObject([tooLong('5.000')]);
    expect(await problems({ data_retention_period: '', email_retention_days: '3999' })).toMatchObject([
      tooLong('3.650'),
    ]);
  });

  it('of requests proves what was done, and may be longer', async () => {
    expect(await problems({ data_retention_period: '730', data_request_retention_days: '2000' })).toEqual([]);
  });
});

describe('saving settings', () => {
  it('stores them, emits an event and returns what was stored', async () => {
    const result = await save({ hero_title: '  Çocuğunuz için yanınızdayız ', contact_phone: '0282 651 00 00' });
    expect(result).toMatchObject({ message: 'Ayarlar kaydedildi', errors: [] });
    expect(await stored('hero_title')).toBe('Çocuğunuz için yanınızdayız');
    const events = await lastEvents(2);
    expect(events).toMatchObject([
      { type: 'audit.recorded', payload: { changedFields: ['hero_title', 'contact_phone'] } },
      { type: 'site-setting.changed', payload: { keys: ['hero_title', 'contact_phone'], categories: ['content'] } },
    ]);
  });

  it('saves the valid ones and reports the others', async () => {
    const result = await save({ hero_title: 'kısa', hero_subtitle: 'Alt başlık', smtp_host: 'mail.example' });
    expect(result.updated.map(({ settingKey }) => settingKey)).toEqual(['hero_subtitle']);
    expect(result.errors).toMatchObject([
      { field: 'hero_title', message: 'En az 10 karakter olmalı' },
      { field: 'smtp_host', code: 'FORBIDDEN' },
    ]);
    expect(await stored('smtp_host')).toBeUndefined();
  });

  it('fails when none could be saved', async () => {
    await expect(save({ nonsense: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ code: 'UNKNOWN_SETTING' }],
    });
    await expect(save({ smtp_host: 'mail.example' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(saveSettings(admin, { settings: [] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('accepts a secret from an admin, never shows it, and keeps it when it is sent empty', async () => {
    const result = await save({ smtp_pass: 'gizli', smtp_host: 'mail.example' }, admin);
    expect(result.updated).toMatchObject([
      { settingKey: 'smtp_pass', settingValue: '' },
      { settingKey: 'smtp_host', settingValue: 'mail.example' },
    ]);
    await save({ smtp_pass: '', email_from: 'klinik@ornek.example' }, admin);
    expect(await stored('smtp_pass')).toMatch(/^enc1:/);
    expect(await inUse('smtp_pass')).toBe('gizli');
    expect((await saveSetting(admin, { settingKey: 'smtp_pass', settingValue: 'yeni' })).settingValue).toBe('');
  });

  it.each([
    ['google_analytics_id', 'G-ABCDE12345'],
    ['tracking_enabled', 'true'],
    ['site_base_url', 'https://www.klinik.example'],
    ['force_https', 'true'],
    ['veri_sorumlusu_info', 'Ada Işık'],
  ])('is for admins alone of %s', async (key, value) => {
    await expect(save({ [key]: value })).rejects.toMatchObject({ code: 'FORBIDDEN', errors: [{ field: key }] });
    expect(await stored(key)).toBeUndefined();
    expect((await save({ [key]: value }, contextFor('admin', { isSecure: true }))).errors).toEqual([]);
  });

  it.each(['anonymous', 'user'] as const)('is not for %s', async (role) => {
    const code = role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    await expect(save({ hero_title: 'Uzun bir başlık' }, contextFor(role))).rejects.toMatchObject({ code });
  });
});

describe('keys that every object has', () => {
  it.each(['__proto__', 'constructor', 'toString'])('%s is an unknown setting', async (key) => {
    await expect(saveSettings(admin, { settings: [{ key, value: 'x' }] })).rejects.toMatchObject({
      errors: [{ field: key, code: 'UNKNOWN_SETTING' }],
    });
    expect(await SiteSettingModel.countDocuments()).toBe(0);
  });

  it('that were stored before are ignored', async () => {
    await SiteSettingModel.create({ settingKey: '__proto__', settingValue: 'x' });
    expect(Object.keys(await readSettings(contextFor('service'), {}))).toEqual([]);
    const listed = await listSiteSettings(admin, {});
    expect(listed.filter(({ settingKey }) => !settingDefinitions[settingKey]?.isAlwaysOn)).toEqual([]);
  });
});

describe('a value that somebody else has changed meanwhile', () => {
  const change = (key: string, value: string, previousValue: string) => ({ key, value, previousValue });
  const conflict = { code: 'VERSION_CONFLICT', message: 'Bu ayar siz düzenlerken değiştirildi.' };

  it('is not overwritten', async () => {
    await save({ hero_title: 'Başkasının başlığı' });
    await expect(
      saveSettings(moderator, { settings: [change('hero_title', 'Benim uzun başlığım', 'Eski başlık')] }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT', errors: [{ field: 'hero_title', ...conflict }] });
    expect(await stored('hero_title')).toBe('Başkasının başlığı');
  });

  it('does not prevent saving the others', async () => {
    await save({ hero_title: 'Başkasının başlığı' });
    const settings = [change('hero_title', 'Benim uzun başlığım', ''), change('hero_subtitle', 'Alt başlık', '')];
    const { updated, errors } = await saveSettings(moderator, { settings });
    expect(updated).toMatchObject([{ settingKey: 'hero_subtitle', settingValue: 'Alt başlık' }]);
    expect(errors).toEqual([{ field: 'hero_title', ...conflict }]);
  });

  it('is saved by whoever has seen it, and by whoever wants the same', async () => {
    await save({ hero_title: 'Başkasının başlığı' });
    const seen = change('hero_title', 'Benim uzun başlığım', 'Başkasının başlığı');
    expect((await saveSettings(moderator, { settings: [seen] })).errors).toEqual([]);
    const same = change('hero_title', ' Benim uzun başlığım ', 'Eski başlık');
    expect((await saveSettings(moderator, { settings: [same] })).errors).toEqual([]);
  });

  it('lets one of two win who save at the same time', async () => {
    await save({ hero_title: 'İlk uzun başlık' });
    const texts = ['Birinin uzun başlığı', 'Ötekinin uzun başlığı'];
    const outcomes = await Promise.allSettled(
      texts.map((text) => saveSettings(moderator, { settings: [change('hero_title', text, 'İlk uzun başlık')] })),
    );
    const winners = texts.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(winners).toEqual([await stored('hero_title')]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'VERSION_CONFLICT' } },
    ]);
  });

  it('is not known of a secret, which nobody sees', async () => {
    await save({ smtp_pass: 'gizli' }, admin);
    await saveSettings(admin, { settings: [change('smtp_pass', 'yeni', '')] });
    expect(await inUse('smtp_pass')).toBe('yeni');
  });
});

describe('a required text', () => {
  it('cannot be emptied', async () => {
    await save({ contact_phone: '0282 651 00 00' });
    await expect(save({ contact_phone: ' ' })).rejects.toMatchObject({
      errors: [{ field: 'contact_phone', message: 'Bu alan zorunludur' }],
    });
    expect(await stored('contact_phone')).toBe('0282 651 00 00');
  });

  it('that was never filled in does not prevent saving the others', async () => {
    const { errors } = await save({ contact_phone: '', hero_subtitle: 'Alt başlık' });
    expect(errors).toEqual([]);
  });
});

it('a value from before its rule can stay while it is not changed', async () => {
  await SiteSettingModel.create({ settingKey: 'site_image', settingValue: 'javascript:alert(1)' });
  expect((await save({ site_image: 'javascript:alert(1)', site_name: 'Ardıç' })).errors).toEqual([]);
  expect((await save({ site_image: 'javascript:alert(2)', site_name: 'Ardıç' })).errors).toMatchObject([
    { field: 'site_image' },
  ]);
});

it('keeps the address of a map out of its embedding code', async () => {
  const code = '<iframe src="https://www.openstreetmap.org/export/embed.html?a=1&amp;b=2" width="600"></iframe>';
  expect((await save({ office_map_embed: code })).updated).toMatchObject([
    { settingValue: 'https://www.openstreetmap.org/export/embed.html?a=1&b=2' },
  ]);
});

describe('the address of the site', () => {
  afterEach(() => setPublicUrl(undefined));

  it.each([
    ['https://baska.example', 1],
    ['https://klinik.example', 0],
    ['http://klinik.example/', 0],
  ])('%s gives %i warnings', async (value, count) => {
    setPublicUrl('https://klinik.example');
    const { warnings, errors } = await save({ site_url: value });
    expect([warnings.length, errors.length]).toEqual([count, 0]);
    for (const { field, message, code } of warnings) {
      expect([field, code]).toEqual(['site_url', 'OTHER_ADDRESS']);
      expect(message).toContain('https://klinik.example');
    }
    expect(await stored('site_url')).toBe(value);
  });

  it('warns of the one for search engines, too', async () => {
    setPublicUrl('https://klinik.example');
    const { warnings } = await save({ site_base_url: 'https://baska.example' }, admin);
    expect(warnings).toMatchObject([{ field: 'site_base_url', code: 'OTHER_ADDRESS' }]);
  });

  it('warns where one setting is saved, too', async () => {
    setPublicUrl('https://klinik.example');
    const { warnings } = await saveSetting(admin, { settingKey: 'site_url', settingValue: 'https://baska.example' });
    expect(warnings).toHaveLength(1);
  });
});

describe('a setting that is rich text', () => {
  const long = 'Merhaba '.repeat(13).trim();
  const visitor = contextFor('anonymous');
  const shown = async () => (await listSiteSettings(visitor, {})).map(({ settingValue }) => settingValue);

  it('is stored and given without scripts, whatever was stored', async () => {
    const { updated } = await save({ about_bio_html: `<p onclick="x()">${long}</p><script>alert(1)</script>` });
    expect(updated).toMatchObject([{ settingValue: `<p>${long}</p>` }]);
    expect(await stored('about_bio_html')).toBe(`<p>${long}</p>`);
    await SiteSettingModel.updateOne({ settingKey: 'about_bio_html' }, { settingValue: '<img src=x onerror=y()>A' });
    forgetSettings();
    expect(await shown()).toEqual(['<img src="x" />A']);
  });
});

describe('one setting', () => {
  const note = { settingKey: 'about_name', settingValue: 'Ada Işık', description: 'Kartvizitteki gibi' };

  it('keeps its staff note; category and type are fixed by the product', async () => {
    const saved = await saveSetting(moderator, { ...note, category: 'security', settingType: 'number' });
    const record = { ...note, category: 'content', settingType: 'text', isActive: true };
    expect(saved).toEqual({ ...record, warnings: [] });
    expect(await listSiteSettings(moderator, {})).toEqual([record]);
    expect(await listSiteSettings(contextFor('anonymous'), {})).toEqual([{ ...record, description: null }]);
  });

  it('that is not active counts as not set, and staff still see it', async () => {
    await saveSetting(moderator, { ...note, isActive: false });
    expect(await listSiteSettings(moderator, {})).toMatchObject([{ settingKey: 'about_name', isActive: false }]);
    expect(await readSettings(contextFor('service'), {})).toEqual({});
    expect(await listSiteSettings(contextFor('anonymous'), {})).toEqual([]);
  });

  it('is in force again, with its note, when its value is saved', async () => {
    await saveSetting(moderator, { ...note, isActive: false });
    const { updated } = await save({ about_name: 'Ada Işık' });
    expect(updated).toMatchObject([{ isActive: true, description: 'Kartvizitteki gibi' }]);
    expect(await readSettings(contextFor('service'), {})).toEqual({ about_name: 'Ada Işık' });
  });
});

describe('a password from before it was encrypted', () => {
  it('is encrypted by the migration, once, and stays what it is', async () => {
    await SiteSettingModel.create({ settingKey: 'smtp_pass', settingValue: 'eski' });
    expect(await inUse('smtp_pass')).toBe('eski');
    await encryptMailPassword.up();
    const encrypted = await stored('smtp_pass');
    expect(encrypted).toMatch(/^enc1:/);
    await encryptMailPassword.up();
    expect(await stored('smtp_pass')).toBe(encrypted);
    expect(await inUse('smtp_pass')).toBe('eski');
  });

  it('that no key reads is none', async () => {
    await save({ smtp_pass: 'gizli' }, admin);
    setFieldKeys('a key of nobody, which is long enough');
    onTestFinished(() => setFieldKeys(TEST_FIELD_KEY));
    expect(await inUse('smtp_pass')).toBe('');
  });
});
