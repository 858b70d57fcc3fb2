import { webAddress } from './contact-links.ts';
import { requiredText, searchInput, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const pageStatuses = ['draft', 'published', 'archived'] as const;
/** What a bulk action does with the chosen pages. */
export const bulkPagesOperations = ['delete', 'status'] as const;
export const pageTemplates = ['default', 'landing', 'blog', 'fullwidth'] as const;

/** A page that staff write. Visitors see it while it is published, at `/{slug}`. */
export const pageRecord = z
  .object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    /** Rich text, sanitised. */
    content: z.string(),
    excerpt: z.string(),
    status: z.enum(pageStatuses),
    /** `/` shows it instead of the built-in home page while it is published; of one page at most. */
    isHomepage: z.boolean(),
    parentId: z.string().nullable(),
    templateName: z.enum(pageTemplates),
    /** Admins write it; it applies on this page alone. */
    customCss: z.string(),
    customJs: z.string(),
    /** A path of the site or an http(s) address; '' without one. */
    featuredImage: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    metaKeywords: z.string(),
    version: z.number().int(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Page' });

export type PageRecord = z.infer<typeof pageRecord>;

const text = (max: number) =>
  z.string().normalize('NFC').trim().max(max, `En fazla ${max} karakter olabilir`).nullish();
const code = z.string().max(20_000, 'En fazla 20.000 karakter olabilir').nullish();

/** A slug as it stands in an address; '' lets it be made of a title. */
export const slugInput = z
  .string()
  .trim()
  .max(100, 'En fazla 100 karakter olabilir')
  .regex(/^[a-z0-9-]*$/, 'Slug sadece küçük harf, rakam ve tire içerebilir')
  .nullish();

const fields = {
  title: requiredText(200, 'Sayfa başlığı gerekli'),
  slug: slugInput.meta({ description: 'Made of the title when empty.' }),
  content: z.string().max(60_000, 'En fazla 60.000 karakter olabilir').nullish(),
  excerpt: text(500),
  status: z.enum(pageStatuses, 'Durum olarak taslak, yayında veya arşiv seçin').nullish(),
  isHomepage: z.boolean().nullish(),
  parentId: z.string().nullish(),
  templateName: z.enum(pageTemplates, 'Listeden bir şablon seçin').nullish(),
  customCss: code,
  customJs: code,
  featuredImage: text(500).refine(
    (value) => !value || webAddress(value) !== undefined,
    'http(s) adresi ya da / ile başlayan bir yol girin',
  ),
  metaTitle: text(60),
  metaDescription: text(160),
  metaKeywords: text(300),
};

export const createPageInput = z.strictObject(fields).meta({ id: 'CreatePageInput' });

export const updatePageInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdatePageInput' });

/** Which pages of the list editors get; visitors get the published ones. */
export const pageFilterInput = z.object({
  status: z.enum(pageStatuses).nullish(),
  search: searchInput.meta({ description: 'A part of the title, of the address or of the excerpt.' }),
});

export const duplicatePageInput = z.strictObject({ title: text(200) }).meta({ id: 'DuplicatePageInput' });

const pageIds = z.array(z.string()).min(1, 'Lütfen en az bir sayfa seçin.').max(200, 'En fazla 200 sayfa seçilebilir');

export const bulkPagesData = z.strictObject({ status: z.enum(pageStatuses) }).meta({ id: 'BulkPagesData' });

/** `delete` deletes the pages; `status` gives each the status in `data`. */
export const bulkPagesInput = z
  .strictObject({
    operation: z.enum(bulkPagesOperations),
    pageIds,
    data: bulkPagesData.nullish(),
  })
  .meta({ id: 'BulkPagesInput' });
