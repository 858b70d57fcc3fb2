import { addExamples, type SeedRequest, seedOnce } from '@practice/service-kit';
import { type MetaTag, MetaTagModel } from '../meta-tags/meta-tag.model.ts';
import { cityTagExamples } from './city-tag-examples.ts';
import { cityTags, pageTags } from './meta-tags.ts';

/** Meta tags of the built-in pages; those of the city pages on top for `demo`. */
export async function seed({ level }: SeedRequest): Promise<undefined> {
  await seedOnce('seo', () => insert(pageTags));
  if (level === 'demo')
    await seedOnce('seo-demo', () => addExamples(cityTagExamples, { by: 'pageKey', rows: cityTags }));
}

async function insert(tags: Omit<MetaTag, 'version'>[]): Promise<void> {
  for (const tag of tags) {
    await MetaTagModel.updateOne({ pageKey: tag.pageKey }, { $setOnInsert: tag }, { upsert: true });
  }
}
