import type { SoundType } from '@practice/contracts';
import { database } from '@practice/service-kit';
import mongoose from 'mongoose';

export const SOUNDS_BUCKET = 'sounds';

/** The sounds of users in the database's file store. A file's name is the sound's id, a hash of user and bytes. */
export function soundBucket() {
  return new mongoose.mongo.GridFSBucket(database(), { bucketName: SOUNDS_BUCKET });
}

/** The type of a stored sound; undefined for an unknown id. */
export async function findSoundType(id: string): Promise<SoundType | undefined> {
  const [file] = await soundBucket().find({ filename: id }).limit(1).toArray();
  return file?.metadata?.type as SoundType | undefined;
}

/** Deletes a stored sound. */
export async function deleteSound(id: string): Promise<void> {
  const files = await soundBucket().find({ filename: id }).toArray();
  for (const { _id } of files) await soundBucket().delete(_id);
}
