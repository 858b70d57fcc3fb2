import { database, type Service } from '@practice/service-kit';

/** How many documents each collection of a service has. */
export async function countDocuments({ models }: Service): Promise<Record<string, number>> {
  const names = models.map((model) => model.collection.collectionName);
  const counts = names.map(async (name) => [name, await database().collection(name).countDocuments()] as const);
  return Object.fromEntries(await Promise.all(counts));
}
