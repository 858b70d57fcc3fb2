import { nextDocuments, type StoredModel } from './next-documents.ts';

const OF_A_COLLECTION = 2;

/** Ids of some records of each collection. */
export async function sampleIds(models: readonly StoredModel[]): Promise<string[]> {
  const ids: string[] = [];
  for (const model of models) {
    const { documents } = await nextDocuments(model, { fields: ['_id'], from: null, limit: OF_A_COLLECTION });
    ids.push(...documents.map(({ _id }) => String(_id)));
  }
  return ids;
}
