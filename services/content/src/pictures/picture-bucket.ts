import { type ClientSession, database } from '@practice/service-kit';
import type { PictureMetadata } from '@practice/service-kit/pictures';
import mongoose from 'mongoose';

/** The practice's pictures in the database's file store. A file's name is the picture's id, a hash of its bytes. */
export function pictureBucket() {
  return new mongoose.mongo.GridFSBucket(database(), { bucketName: 'pictures' });
}

/** `fileSize` in bytes. */
export async function findPicture(id: string): Promise<(PictureMetadata & { fileSize: number }) | undefined> {
  const [file] = await pictureBucket().find({ filename: id }).limit(1).toArray();
  return file && { ...(file.metadata as PictureMetadata), fileSize: file.length };
}

/** Deletes a stored picture, in a transaction when a session is given; one that is not there is none. */
export async function deletePicture(id: string, session?: ClientSession): Promise<void> {
  const options = session ? { session } : {};
  const [files, chunks] = ['files', 'chunks'].map((part) => database().collection(`pictures.${part}`));
  const found = await files?.find({ filename: id }, options).toArray();
  for (const { _id } of found ?? []) {
    await files?.deleteOne({ _id }, options);
    await chunks?.deleteMany({ files_id: _id }, options);
  }
}
