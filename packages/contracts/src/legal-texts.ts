import { normalizeText } from './text.ts';
import { z } from './zod-setup.ts';

/** The three legal pages: their paths. */
export const legalTextSlugs = ['gizlilik-politikasi', 'kullanim-sartlari', 'kvkk-aydinlatma-metni'] as const;
export const legalTextSlug = z.enum(legalTextSlugs);

/** A legal text in force; `version` names the exact text and is kept with every consent to it. */
export const legalTextRecord = z
  .object({
    slug: legalTextSlug,
    title: z.string(),
    bodyHtml: z.string(),
    version: z.string(),
    publishedAt: z.string(),
  })
  .meta({ id: 'LegalText' });

/** PUT /api/legal-texts/:slug: what comes into force. */
export const publishLegalTextInput = z
  .strictObject({
    title: z
      .string('Başlık gerekli')
      .transform(normalizeText)
      .pipe(z.string().min(1, 'Başlık gerekli').max(200, 'En fazla 200 karakter olabilir')),
    bodyHtml: z.string('İçerik gerekli').max(200_000, 'En fazla 200000 karakter olabilir'),
    /** The version that was edited; VERSION_CONFLICT when another is in force by now. */
    version: z.string().max(100).nullish(),
  })
  .meta({ id: 'PublishLegalTextInput' });

/** A text of a legal page: the one in force, or the version that a consent names. */
export const legalTextVersionQuery = z.object({ version: z.string().max(100).nullish() });

export type LegalTextSlug = z.infer<typeof legalTextSlug>;
export type LegalTextRecord = z.infer<typeof legalTextRecord>;
