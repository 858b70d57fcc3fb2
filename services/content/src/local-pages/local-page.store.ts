import { type LocalPageRecord, localPageRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { LocalPageModel } from './local-page.model.ts';
import { readPageBlocks } from './page-blocks.ts';
import { readPairedTexts, readTexts } from './read-texts.ts';

export const localPages = recordStore(LocalPageModel, {
  record: localPageRecord,
  entity: 'local-page',
  event: ({ slug }) => ['local-page.changed', { slug }],
  unique: {
    slug: ({ title, slug }) => ({ field: 'slug', message: `/${slug} adresi “${title}” sayfasında kullanılıyor.` }),
  },
});

/** A stored city page as the API gives it, whatever shape its lists and blocks are stored in. */
export function toLocalPageRecord(stored: { _id: unknown }): LocalPageRecord {
  const page = { ...blank, ...stored } as LocalPageRecord & { _id: unknown };
  const blocks = readPageBlocks(page.pageBlocks);
  const lists = {
    heroFeatures: readTexts(page.heroFeatures),
    whyChooseUsItems: readTexts(page.whyChooseUsItems),
    challengesProblems: readPairedTexts(page.challengesProblems),
    challengesSolutions: readPairedTexts(page.challengesSolutions),
    pageBlocks: blocks.length === 0 ? '' : JSON.stringify(blocks),
  };
  return localPages.toRecord({ ...page, ...lists } as { _id: unknown });
}

/** What a page has that was stored before these fields existed. */
const blank = {
  metaKeywords: '',
  heroSubtitle: '',
  whyChooseUsTitle: '',
  whyChooseUsDescription: '',
  challengesTitle: '',
  challengesDescription: '',
  contactTitle: '',
  contactDescription: '',
  distanceFromCorlu: '',
  specialFeature: '',
  population: '',
  childShare: '',
  schoolCount: '',
  familyCount: '',
  figuresSource: '',
  figuresYear: '',
  isActive: true,
  version: 1,
};
