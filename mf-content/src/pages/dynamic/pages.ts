import { createPageInput } from '@practice/contracts';
import { readableText } from '@practice/ui/diff';
import { choiceField, defineRecords, flagField } from '@practice/ui/records';
import {
  CreatePageDocument,
  DeletePageDocument,
  ManagedPagesDocument,
  type PageRowFragment,
  UpdatePageDocument,
} from '../../generated/graphql.ts';

export type Page = PageRowFragment;

export const statusLabels = { draft: 'Taslak', published: 'Yayında', archived: 'Arşivde' } as const;

const templateLabels = {
  default: 'Varsayılan',
  landing: 'Tanıtım sayfası',
  blog: 'Yazı düzeni',
  fullwidth: 'Tam genişlik',
} as const;

/** The pages that staff write; visitors find the published ones at `/{slug}`. */
export const pages = defineRecords({
  list: ManagedPagesDocument,
  create: CreatePageDocument,
  update: UpdatePageDocument,
  remove: DeletePageDocument,
  event: 'page.changed',
  schema: createPageInput,
  nouns: { one: 'Sayfa', many: 'Sayfalar' },
  name: ({ title }) => title,
  seenAt: ({ status, slug, isHomepage }) => (status === 'published' ? (isHomepage ? '/' : `/${slug}`) : null),
  fields: {
    title: 'Başlık',
    slug: 'URL',
    excerpt: 'Özet',
    status: choiceField('Durum', statusLabels),
    templateName: choiceField('Şablon', templateLabels),
    isHomepage: flagField('Ana sayfa', 'Ana sayfa', 'Ana sayfa değil'),
    featuredImage: 'Öne çıkan görsel',
    content: { label: 'İçerik', describe: (html) => readableText(String(html)) },
    customCss: 'Özel CSS',
    customJs: 'Özel JavaScript',
    metaTitle: 'Meta başlık',
    metaDescription: 'Meta açıklama',
    metaKeywords: 'Meta anahtar kelimeler',
  },
  initial: { status: 'draft', templateName: 'default', isHomepage: false },
  texts: {
    created: 'Sayfa oluşturuldu',
    updated: 'Sayfa güncellendi',
    removed: 'Sayfa silindi',
    createFailed: 'Sayfa oluşturulamadı',
    updateFailed: 'Sayfa güncellenemedi',
    removeFailed: 'Sayfa silinemedi',
    loadFailed: 'Sayfalar yüklenemedi',
  },
});
