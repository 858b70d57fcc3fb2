import type { InternalFunctions } from '@practice/service-kit';
import { findPicture, pictureBucket } from './picture-bucket.ts';

/** A picture as it is stored, for the gateway, which makes variants of it; null when there is none with this id. */
export const getPicture: InternalFunctions<'content'>['getPicture'] = async (_ctx, { id }) => {
  const metadata = await findPicture(id);
  if (!metadata) return null;
  const parts: Buffer[] = [];
  for await (const part of pictureBucket().openDownloadStreamByName(id)) parts.push(part as Buffer);
  const { width, height, extension } = metadata;
  return { width, height, extension, base64: Buffer.concat(parts).toString('base64') };
};
