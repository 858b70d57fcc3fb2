import { settingFields, settingProblem, updateAppointmentPageInput } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
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
    expect(after).toEqual({ ...before, heroBadgeText: 'Yeni danışanlar', isActive: false });
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
