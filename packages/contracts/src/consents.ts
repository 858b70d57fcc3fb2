import { z } from './zod-setup.ts';

/** What a visitor chose about cookies. The id is made in the browser and says nothing of the visitor. */
export const recordConsentInput = z
  .strictObject({
    id: z.uuid('Geçersiz kimlik').meta({ description: 'A random UUID, made in the browser for this choice.' }),
    analytics: z.boolean('Analiz çerezleri için evet ya da hayır seçin'),
    marketing: z.boolean('Pazarlama çerezleri için evet ya da hayır seçin'),
    /** Of the text that was shown. */
    textVersion: z
      .string()
      .regex(/^\d{1,4}$/, 'Geçersiz metin sürümü')
      .meta({ description: 'Of the text that was shown.' }),
  })
  .meta({ id: 'RecordConsentInput' });

/** Proof of a choice about cookies, without personal data. */
export const consentRecord = z
  .object({
    id: z.string(),
    analytics: z.boolean(),
    marketing: z.boolean(),
    textVersion: z.string(),
    recordedAt: z.string(),
  })
  .meta({ id: 'Consent' });

export type ConsentRecord = z.infer<typeof consentRecord>;
