import { settingCategories, settingTypes } from './settings/setting.ts';
import { normalizeText } from './text.ts';
import { z } from './zod-setup.ts';

export const siteSettingRecord = z
  .object({
    settingKey: z.string(),
    settingValue: z.string(),
    category: z.enum(settingCategories),
    settingType: z.enum(settingTypes),
    /** A note of the staff, for them alone. */
    description: z.string().nullable(),
    /** One that is not counts as not set. */
    isActive: z.boolean(),
  })
  .meta({ id: 'SiteSetting' });

export const menuItemTargets = ['_self', '_blank'] as const;
export const menuItemTypes = ['link', 'page'] as const;

export const menuItemRecord = z
  .object({
    id: z.string(),
    title: z.string(),
    url: z.string(),
    menuId: z.string(),
    parentId: z.string().nullable(),
    orderIndex: z.number(),
    isActive: z.boolean(),
    target: z.enum(menuItemTargets),
    icon: z.string().nullable(),
    cssClasses: z.string().nullable(),
    pageId: z.string().nullable(),
    type: z.enum(menuItemTypes),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'MenuItem' });

export const menuRecord = z
  .object({ id: z.string(), name: z.string(), slug: z.string(), location: z.string(), items: z.array(menuItemRecord) })
  .meta({ id: 'Menu' });

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

export const localPageRecord = z
  .object({
    id: z.string(),
    cityName: z.string(),
    slug: z.string(),
    title: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    heroTitle: z.string(),
    heroSubtitle: z.string(),
    heroDescription: z.string(),
    isActive: z.boolean(),
  })
  .meta({ id: 'LocalPage' });

export const blogPostRecord = z
  .object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    category: z.string(),
    excerpt: z.string(),
    content: z.string(),
    featuredImage: z.string().nullable(),
    author: z.string(),
    isPublished: z.boolean(),
    viewCount: z.number(),
    publishedAt: z.string(),
  })
  .meta({ id: 'BlogPost' });

export const slugParam = z.object({ slug: z.string().min(1).max(200) });

export type SiteSettingRecord = z.infer<typeof siteSettingRecord>;
export type MenuRecord = z.infer<typeof menuRecord>;
export type MenuItemRecord = z.infer<typeof menuItemRecord>;
export type LegalTextSlug = z.infer<typeof legalTextSlug>;
export type LegalTextRecord = z.infer<typeof legalTextRecord>;
export type LocalPageRecord = z.infer<typeof localPageRecord>;
export type BlogPostRecord = z.infer<typeof blogPostRecord>;
