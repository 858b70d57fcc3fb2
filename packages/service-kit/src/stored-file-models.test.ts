import { GridFSBucket } from 'mongodb';
import { expect, it } from 'vitest';
import { database } from './database.ts';
import { prepareModels } from './prepare-collections.ts';
import { storedFileModels } from './stored-file-models.ts';
import { useTestDatabase } from './testing/index.ts';

useTestDatabase([]);

it('files that came from a backup have the indexes that the driver makes beside a first file', async () => {
  const indexesOf = async (bucket: string) => {
    const lists = ['files', 'chunks'].map((name) => database().collection(`${bucket}.${name}`).indexes());
    return (await Promise.all(lists)).flat().map(({ key, unique }) => ({ key, unique }));
  };
  const upload = new GridFSBucket(database() as never, { bucketName: 'stored' }).openUploadStream('one');
  await new Promise((resolve) => upload.end(Buffer.from('text'), () => resolve(undefined)));
  await database().collection('restored.files').insertOne({ filename: 'one' });
  await prepareModels(storedFileModels('restored'));
  expect(await indexesOf('restored')).toEqual(await indexesOf('stored'));
});
