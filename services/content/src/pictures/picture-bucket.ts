import { database } from '@practice/service-kit';
import type { PictureMetadata } from '@practice/service-kit/pictures';
import mongoose from 'mongoose';

export const PICTURES_BUCKET = 'pictures';

/** The practice's pictures in the database's file store. A file's name is the picture's id, a hash of its bytes. */
export function pictureBucket() {
  return new mongoose.mongo.GridFSBucket(database(), { bucketName: PICTURES_BUCKET });
}

/** `fileSize` in bytes. */
export async function findPicture(id: string): Promise<(PictureMetadata & { fileSize: number }) | undefined> {
  const [file] = await pictureBucket().find({ filename: id }).limit(1).toArray();
  return file && { ...(file.metadata as PictureMetadata), fileSize: file.length };
}

/** Deletes a stored picture; one that is not there is none. */
export async function deletePicture(id: string): Promise<void> {
  const files = await pictureBucket().find({ filename: id }).toArray();
  for (const { _id } of files) await pictureBucket().delete(_id);
}
