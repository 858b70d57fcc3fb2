import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { saveSettings } from './save-settings.ts';
import { SiteSettingModel } from './site-setting.model.ts';

useTestDatabase([createService()]);
const admin = contextFor('admin');

it('takes numbers and booleans as text, and names the key of what is neither', async () => {
  const settings = [
    { key: 'booking_horizon_days', value: 15 },
    { key: 'testimonials_enabled', value: true },
  ];
  expect((await saveSettings(admin, { settings })).updated).toMatchObject([
    { settingValue: '15' },
    { settingValue: 'true' },
  ]);
  const refused = [...settings, { key: 'about_name', value: {} }];
  await expect(saveSettings(admin, { settings: refused })).rejects.toMatchObject({
    errors: [{ field: 'about_name' }],
  });
});

it('a protection that is always on takes the value that it has, and no other', async () => {
  const saved = await saveSettings(admin, { settings: [{ key: 'sql_injection_protection', value: 'true' }] });
  expect(saved.errors).toEqual([]);
  expect(saved.updated).toContainEqual(
    expect.objectContaining({ settingKey: 'sql_injection_protection', settingValue: 'true' }),
  );
  expect(await SiteSettingModel.countDocuments()).toBe(0);
  const off = [{ key: 'sql_injection_protection', value: false }];
  await expect(saveSettings(admin, { settings: off })).rejects.toMatchObject({
    errors: [{ code: 'READ_ONLY_SETTING' }],
  });
});
