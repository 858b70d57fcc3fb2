import { createLocalPageInput } from '@practice/contracts';
import { activeField, defineRecords, type FieldDefinition, linesField } from '@practice/ui/records';
import {
  CreateLocalPageDocument,
  DeleteLocalPageDocument,
  type LocalPageRowFragment,
  ManagedLocalPagesDocument,
  UpdateLocalPageDocument,
} from '../../generated/graphql.ts';
import { readBlocks } from '../blocks/read-blocks.ts';

/** A list whose entries belong to those of another: an empty text keeps its position, but for the last ones. */
function pairedLinesField(label: string): FieldDefinition {
  return { ...linesField(label), read: pairedLines };
}

function pairedLines(text: string): string[] {
  const kept = text.trimEnd();
  return kept === '' ? [] : kept.split('\n').map((line) => line.trim());
}

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
  seenAt: ({ isActive, slug }) => (isActive ? `/${slug}` : null),
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
    challengesProblems: pairedLinesField('Güçlükler'),
    challengesSolutions: pairedLinesField('Çözümler'),
    contactTitle: 'İletişim başlığı',
    contactDescription: 'İletişim açıklaması',
    distanceFromCorlu: 'Çorlu’ya uzaklık',
    specialFeature: 'Öne çıkan özellik',
    population: 'Nüfus',
    childShare: 'Çocuk oranı',
    schoolCount: 'Okul sayısı',
    familyCount: 'Aile sayısı',
    figuresSource: 'Rakamların kaynağı',
    figuresYear: 'Rakamların yılı',
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
