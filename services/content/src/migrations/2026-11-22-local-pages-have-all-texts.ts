import { addVersions, database, type Migration } from '@practice/service-kit';
import { readTexts } from '../local-pages/read-texts.ts';

const texts = [
  'metaKeywords',
  'whyChooseUsTitle',
  'whyChooseUsDescription',
  'challengesTitle',
  'challengesDescription',
  'contactTitle',
  'contactDescription',
  'distanceFromCorlu',
  'specialFeature',
  'population',
  'childShare',
  'schoolCount',
  'familyCount',
  'pageBlocks',
];
const lists = ['heroFeatures', 'whyChooseUsItems', 'challengesProblems', 'challengesSolutions'];

/** City pages are edited on a screen from now on, and have everything that their page shows. */
export const localPagesHaveAllTexts: Migration = {
  name: '2026-11-22-local-pages-have-all-texts',
  up: async () => {
    await addVersions('local_pages');
    const pages = database().collection('local_pages');
    for (const { _id, ...page } of await pages.find().toArray()) {
      const missing = texts.filter((key) => typeof page[key] !== 'string').map((key) => [key, ''] as const);
      const read = lists.map((key) => [key, readTexts(page[key])] as const);
      await pages.updateOne({ _id }, { $set: Object.fromEntries<string | string[]>([...missing, ...read]) });
    }
  },
};
