import type { StoredModel } from './prepare-collections.ts';

/**
 * The collections of a bucket of stored files with the indexes by which they are found. The driver makes them beside a first
 * file alone, so a database that came from a backup or another engine has none, and would read all contents for one.
 */
export function storedFileModels(bucket: string): StoredModel[] {
  const model = (name: string, key: object, options: object): StoredModel => ({
    collection: { collectionName: `${bucket}.${name}` },
    schema: { indexes: () => [[key, options]] },
  });
  return [model('files', { filename: 1, uploadDate: 1 }, {}), model('chunks', { files_id: 1, n: 1 }, { unique: true })];
}
