import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { findSoundType, soundBucket } from './sound-bucket.ts';

/** A sound as it is stored, for the gateway, which plays it to staff; null when there is none with this id. */
export const getNotificationSound: InternalFunctions<'messaging'>['getNotificationSound'] = async (ctx, { id }) => {
  assertCan(ctx, 'notification:read');
  const type = await findSoundType(id);
  if (!type) return null;
  const parts: Buffer[] = [];
  for await (const part of soundBucket().openDownloadStreamByName(id)) parts.push(part as Buffer);
  return { type, base64: Buffer.concat(parts).toString('base64') };
};
