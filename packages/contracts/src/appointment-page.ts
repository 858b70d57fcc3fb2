import { practicePhoneNumber } from './practice-phone-number.ts';
import { optionalText, requiredText, versionInput } from './record-inputs.ts';
import { badPhone } from './settings/setting-problem.ts';
import { z } from './zod-setup.ts';

/** The appointment page, /randevu: its texts, and whether requests are taken. */
export const appointmentPageRecord = z
  .object({
    title: z.string(),
    /** Always `randevu`: the address of the page is the site's own. */
    slug: z.string().meta({ description: 'Always `randevu`.' }),
    heroTitle: z.string(),
    heroSubtitle: z.string(),
    heroBadgeText: z.string(),
    heroCtaText: z.string(),
    /** '' for the phone of the practice. */
    heroCtaPhone: z.string().meta({ description: 'Empty for the phone of the practice.' }),
    formTitle: z.string(),
    formSubtitle: z.string(),
    formPrivacyText: z.string(),
    /** Without it the page says that no requests are taken, and they are refused. */
    isActive: z
      .boolean()
      .meta({ description: 'Without it the page says that no requests are taken, and they are refused.' }),
    version: z.number().int().meta({ description: 'Another one for every other state of the page; not a count.' }),
  })
  .meta({ id: 'AppointmentPageSettings' });

export type AppointmentPageRecord = z.infer<typeof appointmentPageRecord>;

/** What was not sent stays; an emptied text is the product's own again. */
export const updateAppointmentPageInput = z
  .strictObject({
    title: requiredText(100, 'Sayfa başlığı gerekli').nullish(),
    slug: z
      .literal('randevu', 'Randevu sayfasının adresi değiştirilemez')
      .nullish()
      .meta({ description: 'Always `randevu`.' }),
    heroTitle: requiredText(150, 'Hero başlık gerekli').nullish(),
    heroSubtitle: requiredText(400, 'Hero alt başlık gerekli').nullish(),
    heroBadgeText: optionalText(50),
    heroCtaText: optionalText(50),
    heroCtaPhone: optionalText(20).refine((value) => !value || practicePhoneNumber(value) !== undefined, badPhone),
    formTitle: optionalText(100),
    formSubtitle: optionalText(300),
    formPrivacyText: optionalText(500),
    isActive: z.boolean().nullish(),
    version: versionInput,
  })
  .meta({ id: 'UpdateAppointmentPageInput' });
