import { database } from '@practice/service-kit';
import type { PictureMetadata } from '@practice/service-kit/pictures';
import mongoose from 'mongoose';

/** The practice's pictures in the database's file store. A file's name is the picture's id, a hash of its bytes. */
export function pictureBucket() {
  return new mongoose.mongo.GridFSBucket(database(), { bucketName: 'pictures' });
}

export async function findPicture(id: string): Promise<PictureMetadata | undefined> {
  const [file] = await pictureBucket().find({ filename: id }).limit(1).toArray();
  return file?.metadata as PictureMetadata | undefined;
}
