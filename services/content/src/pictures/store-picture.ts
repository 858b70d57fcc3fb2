import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { picturePath } from '@practice/contracts';
import { assertDiskSpace } from '@practice/service-kit';
import { drawSvg, isSvg } from '@practice/service-kit/drawings';
import { cleanPicture } from '@practice/service-kit/pictures';
import { findPicture, pictureBucket } from './picture-bucket.ts';

/** Twice the widest column of the site is less. */
const MAX_SIDE = 2560;
/** Of a drawing, pixels along its longer side: it is sharp at any size that the site shows. */
const DRAWING_SIDE = 1600;

/**
 * Stores a picture and returns its address on the site; the same picture again gets the same address. Asks for no
 * permission: whoever lets somebody send a picture does.
 * An SVG is stored as what it draws.
 * @throws DomainError as `cleanPicture` and `drawSvg` do
 */
export async function storePicture(sent: Buffer): Promise<string> {
  const { bytes, metadata } = await cleanPicture(isSvg(sent) ? await drawSvg(sent, DRAWING_SIDE) : sent, MAX_SIDE);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  if (!(await findPicture(id))) {
    await assertDiskSpace();
    await pipeline([bytes], pictureBucket().openUploadStream(id, { metadata }));
  }
  return picturePath({ id, ...metadata });
}
