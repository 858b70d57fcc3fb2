import { settingFields, settingProblem, updateAppointmentPageInput } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';
import { getAppointmentPage } from './get-appointment-page.ts';
import { settingKeys } from './setting-keys.ts';
import { updateAppointmentPage } from './update-appointment-page.ts';

useTestDatabase([createService()]);

const moderator = contextFor('moderator');

describe('the appointment page', () => {
  it('has texts of its own until others are written, and takes requests', async () => {
    expect(await getAppointmentPage(contextFor('anonymous'))).toMatchObject({
      title: 'Randevu Al',
      slug: 'randevu',
      heroTitle: 'Randevu talebi oluşturun',
      formTitle: 'Randevu formu',
      heroCtaPhone: '',
      isActive: true,
    });
  });

  it('keeps what was not sent, and stores what differs alone', async () => {
    const before = await getAppointmentPage(moderator);
    const after = await updateAppointmentPage(moderator, {
      ...before,
      heroBadgeText: 'Yeni danışanlar',
      isActive: false,
    });
    const { version } = after;
    expect(after).toEqual({ ...before, heroBadgeText: 'Yeni danışanlar', isActive: false, version });
    expect(version).not.toBe(before.version);
    expect((await SiteSettingModel.find().lean()).map(({ settingKey }) => settingKey).sort()).toEqual([
      'appointment_hero_badge',
      'appointment_page_active',
    ]);
    expect(await updateAppointmentPage(moderator, { heroBadgeText: '' })).toMatchObject({
      heroBadgeText: before.heroBadgeText,
      isActive: false,
    });
  });

  it.each([
    [{ slug: 'baska' }, 'slug'],
    [{ heroTitle: ' ' }, 'heroTitle'],
    [{ heroCtaPhone: 'yok' }, 'heroCtaPhone'],
    [{ formTitle: 'a'.repeat(101) }, 'formTitle'],
  ])('refuses %j', async (input, field) => {
    await expect(updateAppointmentPage(moderator, input)).rejects.toMatchObject({ errors: [{ field }] });
  });

  it('refuses an old version with the page as it is, also when a setting was saved elsewhere', async () => {
    const { version } = await updateAppointmentPage(moderator, { heroTitle: 'Birinin başlığı' });
    const newer = await updateAppointmentPage(moderator, { heroTitle: 'Ötekinin başlığı', version });
    await expect(updateAppointmentPage(moderator, { formTitle: 'Form', version })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      attachment: { current: newer },
    });
    await saveSettings(moderator, { settings: [{ key: 'appointment_form_title', value: 'Ayarlardan' }] });
    await expect(updateAppointmentPage(moderator, { isActive: false, version: newer.version })).rejects.toMatchObject({
      attachment: { current: { formTitle: 'Ayarlardan', isActive: true } },
    });
    expect(await updateAppointmentPage(moderator, { isActive: false })).toMatchObject({ isActive: false });
  });

  it('lets one of two win who save the same version at once', async () => {
    const { version } = await updateAppointmentPage(moderator, { heroTitle: 'İlk uzun başlık' });
    const titles = ['Birinin uzun başlığı', 'Ötekinin uzun başlığı'];
    const outcomes = await Promise.allSettled(
      titles.map((heroTitle) => updateAppointmentPage(moderator, { heroTitle, version })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'VERSION_CONFLICT', attachment: { current: { title: 'Randevu Al' } } },
    });
  });

  it('has the same limits as its settings', () => {
    for (const [field, key] of Object.entries(settingKeys)) {
      const { maxLength } = settingFields.content.find((one) => one.key === key) ?? {};
      if (maxLength === undefined || field === 'heroCtaPhone') continue;
      for (const size of [maxLength, maxLength + 1]) {
        const value = 'a'.repeat(size);
        const { success } = updateAppointmentPageInput.safeParse({ [field]: value });
        expect(success, `${field} ${size}`).toBe(settingProblem(key, value) === null);
      }
    }
  });
});
