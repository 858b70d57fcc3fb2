import type { MetaTagRecord } from '@practice/contracts';
import { assertCan, type ExampleKind, type InternalFunctions, readExamples } from '@practice/service-kit';
import { MetaTagModel } from '../meta-tags/meta-tag.model.ts';
import { metaTags } from '../meta-tags/meta-tag.store.ts';

/** The tags of the demonstration's city pages. They go when their pages do, by the event of that. */
export const cityTagExamples: Pick<ExampleKind, 'model' | 'read'> = {
  model: MetaTagModel,
  read(stored) {
    const says: MetaTagRecord = metaTags.toRecord(stored);
    return { name: says.pageUrl, says };
  },
};

/** The addresses of the example pages whose tag somebody has edited: such a page stays. */
export const listEditedExampleTags: InternalFunctions<'seo'>['listEditedExampleTags'] = async (ctx) => {
  assertCan(ctx, 'example-data:read');
  const found = await readExamples(cityTagExamples);
  return found.filter(({ isEdited }) => isEdited).map(({ name }) => name);
};
