import { createLocalPageInput } from '@practice/contracts';
import { activeField, defineRecords, linesField } from '@practice/ui/records';
import {
  CreateLocalPageDocument,
  DeleteLocalPageDocument,
  type LocalPageRowFragment,
  ManagedLocalPagesDocument,
  UpdateLocalPageDocument,
} from '../../generated/graphql.ts';
import { readBlocks } from '../blocks/read-blocks.ts';

export type LocalPage = LocalPageRowFragment;

/** The pages of the cities near the practice. */
export const localPages = defineRecords({
  list: ManagedLocalPagesDocument,
  create: CreateLocalPageDocument,
  update: UpdateLocalPageDocument,
  remove: DeleteLocalPageDocument,
  event: 'local-page.changed',
  eventKey: 'slug',
  schema: createLocalPageInput,
  nouns: { one: 'Bölgesel sayfa', many: 'Bölgesel sayfalar' },
  name: ({ cityName }) => cityName,
  fields: {
    cityName: 'Şehir adı',
    slug: 'Slug',
    title: 'Başlık',
    metaTitle: 'Meta başlık',
    metaDescription: 'Meta açıklama',
    metaKeywords: 'Meta anahtar kelimeler',
    heroTitle: 'Hero başlık',
    heroSubtitle: 'Hero alt başlık',
    heroDescription: 'Hero açıklama',
    heroFeatures: linesField('Hero özellikleri'),
    whyChooseUsTitle: '“Neden biz” başlığı',
    whyChooseUsDescription: '“Neden biz” açıklaması',
    whyChooseUsItems: linesField('“Neden biz” maddeleri'),
    challengesTitle: 'Güçlükler başlığı',
    challengesDescription: 'Güçlükler açıklaması',
    challengesProblems: linesField('Güçlükler'),
    challengesSolutions: linesField('Çözümler'),
    contactTitle: 'İletişim başlığı',
    contactDescription: 'İletişim açıklaması',
    distanceFromCorlu: 'Çorlu’ya uzaklık',
    specialFeature: 'Öne çıkan özellik',
    population: 'Nüfus',
    childShare: 'Çocuk oranı',
    schoolCount: 'Okul sayısı',
    familyCount: 'Aile sayısı',
    pageBlocks: {
      label: 'Sayfa blokları',
      describe: (json) =>
        readBlocks(String(json))
          .map(({ type, title }) => `${type}: ${title}`)
          .join('\n'),
    },
    isActive: activeField,
  },
  initial: { isActive: true },
  texts: {
    created: 'Bölgesel sayfa oluşturuldu',
    updated: 'Bölgesel sayfa güncellendi',
    removed: 'Bölgesel sayfa silindi',
    createFailed: 'Bölgesel sayfa oluşturulamadı',
    updateFailed: 'Bölgesel sayfa güncellenemedi',
    removeFailed: 'Bölgesel sayfa silinemedi',
    loadFailed: 'Bölgesel sayfalar yüklenirken bir hata oluştu.',
  },
});
