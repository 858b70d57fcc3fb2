import { createMetaTagInput, robotsOptions } from '@practice/contracts';
import { activeField, choiceField, defineRecords } from '@practice/ui/records';
import {
  CreateMetaTagDocument,
  DeleteMetaTagDocument,
  MetaTagsDocument,
  UpdateMetaTagDocument,
} from '../../generated/graphql.ts';
import { pageName } from './meta-tag.ts';

const robotsWords: Record<(typeof robotsOptions)[number], string> = {
  'index, follow': 'index, follow: sayfa aranır, bağlantılar izlenir',
  'noindex, nofollow': 'noindex, nofollow: sayfa aranmaz, bağlantılar izlenmez',
  'index, nofollow': 'index, nofollow: sayfa aranır, bağlantılar izlenmez',
  'noindex, follow': 'noindex, follow: sayfa aranmaz, bağlantılar izlenir',
};

/** There is one per page. */
export const metaTags = defineRecords({
  list: MetaTagsDocument,
  create: CreateMetaTagDocument,
  update: UpdateMetaTagDocument,
  remove: DeleteMetaTagDocument,
  event: 'meta-tag.changed',
  eventKey: 'pageKey',
  schema: createMetaTagInput,
  nouns: { one: 'Meta tag', many: 'Meta tag’ler' },
  name: pageName,
  fields: {
    pageKey: 'Sayfa',
    pageUrl: 'Sayfa URL',
    title: 'Başlık',
    metaDescription: 'Açıklama',
    metaKeywords: 'Anahtar kelimeler',
    ogTitle: 'Kart başlığı',
    ogDescription: 'Kart açıklaması',
    ogImage: 'Kart görseli',
    ogType: 'Kart türü',
    canonicalUrl: 'Canonical URL',
    robots: choiceField('Robots', robotsWords),
    isActive: activeField,
  },
  initial: { robots: robotsOptions[0], isActive: true },
  texts: {
    created: { title: 'Meta tag oluşturuldu' },
    updated: { title: 'Meta tag güncellendi' },
    removed: { title: 'Meta tag silindi' },
    createFailed: 'SEO meta tag oluşturulamadı',
    updateFailed: 'SEO meta tag güncellenemedi',
    removeFailed: 'SEO meta tag silinemedi',
    loadFailed: "SEO meta tag'leri yüklenirken bir hata oluştu.",
  },
});
