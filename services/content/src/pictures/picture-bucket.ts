import type { StoredPicture } from '@practice/contracts';
import { database } from '@practice/service-kit';
import mongoose from 'mongoose';

/** The practice's pictures in the database's file store. A file's name is the picture's id, a hash of its bytes. */
export function pictureBucket() {
  return new mongoose.mongo.GridFSBucket(database(), { bucketName: 'pictures' });
}

/** What is known of a picture beside its bytes. */
export type PictureMetadata = Omit<StoredPicture, 'id'>;

export async function findPicture(id: string): Promise<PictureMetadata | undefined> {
  const [file] = await pictureBucket().find({ filename: id }).limit(1).toArray();
  return file?.metadata as PictureMetadata | undefined;
}
