import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { picturePath } from '@practice/contracts';
import { cleanPicture } from '@practice/service-kit/pictures';
import { findPicture, pictureBucket } from './picture-bucket.ts';

/** Twice the widest column of the site is less. */
const MAX_SIDE = 2560;

/**
 * Stores a picture and returns its address on the site; the same picture again gets the same address. Asks for no
 * permission: whoever lets somebody send a picture does.
 * @throws DomainError as `cleanPicture` does
 */
export async function storePicture(sent: Buffer): Promise<string> {
  const { bytes, metadata } = await cleanPicture(sent, MAX_SIDE);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  if (!(await findPicture(id))) {
    await pipeline([bytes], pictureBucket().openUploadStream(id, { metadata }));
  }
  return picturePath({ id, ...metadata });
}
