import { optionalText } from './record-inputs.ts';
import { normalizeText } from './text.ts';
import { z } from './zod-setup.ts';

/** In the example texts, until the practice has put its own details in. */
export const EXAMPLE_TEXT_NOTE = 'Bu örnek metin işletme tarafından düzenlenmelidir';

/** The notice to which forms have people consent. */
export const PERSONAL_DATA_NOTICE = 'kvkk-aydinlatma-metni';

/** Returns where the words of a version of the personal-data notice are read: of that version, not of today's. */
export function noticePath(version: string): string {
  return `/${PERSONAL_DATA_NOTICE}?surum=${encodeURIComponent(version)}`;
}

/** The legal pages: their paths. */
export const legalTextSlugs = [
  'cerez-politikasi',
  'gizlilik-politikasi',
  'kullanim-sartlari',
  'kvkk-aydinlatma-metni',
] as const;
export const legalTextSlug = z.enum(legalTextSlugs);

/** A legal text in force; `version` names the exact text and is kept with every consent to it. */
export const legalTextRecord = z
  .object({
    slug: legalTextSlug,
    title: z.string(),
    bodyHtml: z.string(),
    version: z.string().meta({ description: 'Names this exact text; kept with a consent to it.' }),
    changeNote: z.string().meta({ description: 'What changed with this version, for its readers.' }),
    publishedAt: z.string(),
  })
  .meta({ id: 'LegalText' });

/** A version that is or was in force; `publishedAt` is when it last came into force. */
export const legalTextVersionRecord = z
  .object({
    version: z.string(),
    changeNote: z.string().meta({ description: 'What changed with this version, for its readers.' }),
    publishedAt: z.string(),
    isInForce: z.boolean(),
  })
  .meta({ id: 'LegalTextVersion' });

/** PUT /api/legal-texts/:slug: what comes into force. */
export const publishLegalTextInput = z
  .strictObject({
    title: z
      .string('Başlık gerekli')
      .transform(normalizeText)
      .pipe(z.string().min(1, 'Başlık gerekli').max(200, 'En fazla 200 karakter olabilir')),
    bodyHtml: z.string('İçerik gerekli').max(200_000, 'En fazla 200000 karakter olabilir'),
    changeNote: optionalText(300).meta({ description: 'What changed, for readers; shown with the version.' }),
    /** The version that was edited; VERSION_CONFLICT when another is in force by now. */
    version: z
      .string()
      .max(100)
      .nullish()
      .meta({ description: 'The version that was edited; refused with VERSION_CONFLICT when another is in force.' }),
  })
  .meta({ id: 'PublishLegalTextInput' });

/** A text of a legal page: the one in force, or the version that a consent names. */
export const legalTextVersionQuery = z.object({ version: z.string().max(100).nullish() });

export type LegalTextSlug = z.infer<typeof legalTextSlug>;
export type LegalTextVersionRecord = z.infer<typeof legalTextVersionRecord>;
export type LegalTextRecord = z.infer<typeof legalTextRecord>;
