import { publicSettingKeys, settingDefinitions } from '@practice/contracts';
import { emit, forgetSettings, withTransaction } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createService } from '../server.ts';
import { listEverySetting, listSiteSettings } from './list-site-settings.ts';
import { readSettings } from './read-settings.ts';
import { SiteSettingModel } from './site-setting.model.ts';

useTestDatabase([createService()]);

const everyKey = Object.keys(settingDefinitions);
const secrets = everyKey.filter((key) => settingDefinitions[key]?.isSecret);
beforeEach(async () => {
  await SiteSettingModel.insertMany(
    [...everyKey, 'a_key_of_old'].map((settingKey) => ({ settingKey, settingValue: `value of ${settingKey}` })),
  );
  forgetSettings();
});

const keysFor = async (role: Parameters<typeof contextFor>[0], input: object = {}) =>
  (await listSiteSettings(contextFor(role), input)).map((setting) => setting.settingKey);

it('are all there in the list of the API, with their defaults while nothing is stored', async () => {
  await SiteSettingModel.deleteMany({});
  forgetSettings();
  for (const [role, readable] of [
    ['anonymous', publicSettingKeys],
    ['admin', everyKey.filter((key) => !secrets.includes(key))],
  ] as const) {
    const listed = await listEverySetting(contextFor(role), {});
    expect(listed.map(({ settingKey }) => settingKey).sort()).toEqual([...readable].sort());
  }
  const mail = await listEverySetting(contextFor('admin'), { category: 'email' });
  expect(mail).toContainEqual(expect.objectContaining({ settingKey: 'smtp_port', settingValue: '587' }));
  expect(await listSiteSettings(contextFor('anonymous'), {})).toEqual([]);
});

describe('the site settings', () => {
  it('are the public ones for visitors and for the role user', async () => {
    expect((await keysFor('anonymous')).sort()).toEqual([...publicSettingKeys].sort());
    expect((await keysFor('user')).sort()).toEqual([...publicSettingKeys].sort());
  });

  it("leave out an admin's categories for a moderator", async () => {
    const keys = await keysFor('moderator');
    expect(keys).toEqual(expect.arrayContaining(publicSettingKeys));
    expect(keys).not.toContain('smtp_host');
    expect(keys).not.toContain('max_login_attempts');
  });

  it('are all but secrets for an admin', async () => {
    expect(secrets).toContain('smtp_pass');
    expect((await keysFor('admin')).sort()).toEqual(everyKey.filter((key) => !secrets.includes(key)).sort());
  });

  it('never contain a secret, whoever requests its category', async () => {
    for (const role of ['anonymous', 'user', 'moderator', 'admin', 'service'] as const) {
      expect(JSON.stringify(await listSiteSettings(contextFor(role), { category: 'email' }))).not.toContain(
        'smtp_pass',
      );
    }
  });

  it('come as key, value and category', async () => {
    expect(await listSiteSettings(contextFor('anonymous'), { category: 'social' })).toContainEqual({
      settingKey: 'facebook_url',
      settingValue: 'value of facebook_url',
      category: 'social',
      settingType: 'text',
      description: null,
      isActive: true,
    });
  });

  it('can be filtered by category, which shows no more than before', async () => {
    expect(
      new Set((await listSiteSettings(contextFor('admin'), { category: 'email' })).map((s) => s.category)),
    ).toEqual(new Set(['email']));
    expect(await keysFor('anonymous', { category: 'security' })).toEqual([]);
  });

  it('refuse an unknown category', async () => {
    await expect(listSiteSettings(contextFor('anonymous'), { category: 'passwords' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'category' }],
    });
  });

  it('are an empty list in an empty database', async () => {
    await SiteSettingModel.deleteMany({});
    forgetSettings();
    expect(await listSiteSettings(contextFor('moderator'), {})).toEqual([]);
    expect(await listSiteSettings(contextFor('admin'), { category: 'content' })).toEqual([]);
  });

  it('show a change as soon as its event is there', async () => {
    expect(await listSiteSettings(contextFor('anonymous'), {})).not.toEqual([]);
    await withTransaction(async (session) => {
      await SiteSettingModel.updateOne({ settingKey: 'hero_title' }, { settingValue: 'Yeni başlık' }, { session });
      emit(session, 'site-setting.changed', { keys: ['hero_title'], categories: ['content'] });
    });
    await vi.waitFor(async () => {
      const settings = await listSiteSettings(contextFor('anonymous'), {});
      expect(settings.find((setting) => setting.settingKey === 'hero_title')?.settingValue).toBe('Yeni başlık');
    }, 30_000);
  });
});

describe('settings for the product itself', () => {
  it('are all of them', async () => {
    expect(await readSettings(contextFor('service'), {})).toMatchObject({ smtp_pass: 'value of smtp_pass' });
  });

  it.each(['anonymous', 'user', 'moderator'] as const)('are refused to %s', async (role) => {
    await expect(readSettings(contextFor(role), {})).rejects.toMatchObject({
      code: role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    });
  });
});
