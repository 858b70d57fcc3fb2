import { robotsOptions } from './robots-options.ts';
import { z } from './zod-setup.ts';

const text = (max: number) => z.string().trim().max(max, `En fazla ${max} karakter olabilir`).nullish();
const address = z
  .string()
  .trim()
  .max(500, 'En fazla 500 karakter olabilir')
  .regex(
    /^(?:$|\/(?![/\\])|[hH][tT][tT][pP][sS]?:\/\/)[^\t\r\n]*$/,
    'http(s) adresi ya da / ile başlayan bir yol girin',
  )
  .nullish();

const fields = {
  pageKey: z
    .string('Sayfa anahtarı gerekli')
    .trim()
    .min(1, 'Sayfa anahtarı gerekli')
    .max(100, 'En fazla 100 karakter olabilir')
    .regex(/^[a-z0-9-]+$/, 'Sadece küçük harf, rakam ve tire içerebilir'),
  pageUrl: z
    .string('Sayfa URL gerekli')
    .trim()
    .min(1, 'Sayfa URL gerekli')
    .max(500, 'En fazla 500 karakter olabilir')
    .regex(
      /^(?:\/(?![/\\])|[hH][tT][tT][pP][sS]?:\/\/)[^\t\r\n]*$/,
      'http(s) adresi ya da / ile başlayan bir yol girin',
    ),
  title: text(200),
  metaDescription: text(500),
  metaKeywords: text(500),
  ogTitle: text(200),
  ogDescription: text(500),
  ogImage: address,
  ogType: text(50),
  canonicalUrl: address,
  robots: z.enum(robotsOptions).nullish(),
  isActive: z.boolean().nullish(),
};

/** Meta tag form: page key and address are required, lengths are guidance. */
export const createMetaTagInput = z.strictObject(fields).meta({ id: 'CreateMetaTagInput' });

export const updateMetaTagInput = z
  .strictObject({
    ...z.object(fields).partial().shape,
    version: z
      .number()
      .int()
      .nullish()
      .meta({ description: 'The version that was edited; an old one is refused with the tag as it is now.' }),
  })
  .meta({ id: 'UpdateMetaTagInput' });

export const META_TITLE_LENGTH = { min: 30, max: 60 };
export const META_DESCRIPTION_LENGTH = { min: 120, max: 160 };
export const META_KEYWORDS = { min: 3, max: 8 };

type Scored = { title?: string | null; metaDescription?: string | null; metaKeywords?: string | null };

/**
 * A tag's score, 0 to 100: the average of the parts that are there;
 * 0 when none is.
 */
export function metaTagScore({ title, metaDescription, metaKeywords }: Scored): number {
  const keywords = (metaKeywords ?? '').split(',').filter((keyword) => keyword.trim() !== '').length;
  const parts = [
    partScore(title?.length ?? 0, META_TITLE_LENGTH, 2),
    partScore(metaDescription?.length ?? 0, META_DESCRIPTION_LENGTH, 1),
    partScore(keywords, META_KEYWORDS, 10),
  ].filter((part): part is number => part !== null);
  return parts.length === 0 ? 0 : Math.round(parts.reduce((sum, part) => sum + part, 0) / parts.length);
}

function partScore(size: number, { min, max }: { min: number; max: number }, penalty: number): number | null {
  if (size === 0) return null;
  if (size < min) return (size / min) * 100;
  return size <= max ? 100 : Math.max(0, 100 - (size - max) * penalty);
}

/** High is 80 or more, low is under 60. */
export function scoreLevel(score: number): 'high' | 'middle' | 'low' {
  if (score >= 80) return 'high';
  return score >= 60 ? 'middle' : 'low';
}

export type CreateMetaTagInput = z.output<typeof createMetaTagInput>;
export type UpdateMetaTagInput = z.output<typeof updateMetaTagInput>;
