import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import {
  MAX_SOUND_BYTES,
  MAX_SOUND_MB,
  type NotificationSettingsRecord,
  notificationSoundInput,
} from '@practice/contracts';
import { assertDiskSpace, assertNoVirus, DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { changeOwnSettings } from './change-own-settings.ts';
import { deleteSound, findSoundType, soundBucket } from './sound-bucket.ts';
import { soundTypeOf } from './sound-type.ts';
import { toSettingsRecord } from './to-settings-record.ts';

/**
 * Gives the caller a sound of their own for new notifications. Its type is decided by its content.
 * @throws DomainError VALIDATION_FAILED; PAYLOAD_TOO_LARGE for more than 5 MB; UNSUPPORTED_MEDIA_TYPE for what is no sound;
 * what `assertNoVirus` throws
 */
export async function setNotificationSound(ctx: ServiceContext, raw: unknown): Promise<NotificationSettingsRecord> {
  const { base64 } = readInput(ctx, 'notification:write', notificationSoundInput, raw);
  return storeSound(ctx, Buffer.from(base64, 'base64'), 'base64');
}

/** Stores the sound that came in a field. @throws DomainError as `setNotificationSound` does */
export async function storeSound(
  ctx: ServiceContext,
  bytes: Buffer,
  field: string,
): Promise<NotificationSettingsRecord> {
  if (bytes.length > MAX_SOUND_BYTES) {
    const message = `Ses dosyası en fazla ${MAX_SOUND_MB} MB olabilir`;
    throw new DomainError('PAYLOAD_TOO_LARGE', { errors: [{ field, message, code: 'TOO_LARGE' }] });
  }
  await assertNoVirus(bytes);
  const type = soundTypeOf(bytes);
  if (!type) throw noSound(field);
  const soundId = createHash('sha256')
    .update(ctx.actor.userId ?? '')
    .update(bytes)
    .digest('hex')
    .slice(0, 32);
  if (!(await findSoundType(soundId))) {
    await assertDiskSpace();
    await pipeline([bytes], soundBucket().openUploadStream(soundId, { metadata: { type } }));
  }
  const { before, after } = await changeOwnSettings(ctx, () => ({ soundId }));
  if (before.soundId && before.soundId !== soundId) await deleteSound(before.soundId);
  return toSettingsRecord(after);
}

function noSound(field: string): DomainError {
  const message = 'Bu dosya bir ses dosyası değil. MP3, WAV, OGG, FLAC veya M4A dosyası yükleyin.';
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', { errors: [{ field, message, code: 'NO_SOUND' }] });
}
