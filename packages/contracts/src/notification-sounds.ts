import { fileNameInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** The sound that comes with the product. */
export const DEFAULT_SOUND = '/uploads/sounds/notification-sound.mp3';
export const MAX_SOUND_MB = 5;
export const MAX_SOUND_BYTES = MAX_SOUND_MB * 1024 * 1024;
const MAX_BASE64 = Math.ceil(MAX_SOUND_BYTES / 3) * 4;

/** What a sound may be, by its content; a file's name says nothing. */
export const soundTypes = ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/mp4', 'audio/flac'] as const;
export type SoundType = (typeof soundTypes)[number];

const base64 = z
  .base64('Ses dosyası okunamadı')
  .min(4, 'Ses dosyası boş')
  .max(MAX_BASE64, `Ses dosyası en fazla ${MAX_SOUND_MB} MB olabilir`);

/** A sound of one's own for new notifications: at most 5 MB, as base64. */
export const notificationSoundInput = z.strictObject({ base64 }).meta({ id: 'NotificationSoundInput' });

/** POST /api/upload/sound: the same as a file. There is one type of sound so far. */
export const uploadSoundInput = z
  .strictObject({
    sound: z.strictObject({ fileName: fileNameInput().nullish(), base64 }),
    type: z.literal('notification', 'Ses türü “notification” olabilir').nullish(),
  })
  .meta({ id: 'UploadSoundInput' });

/** A stored sound; it is played from /uploads/sounds/{filename}. */
export const uploadedSound = z.object({ filename: z.string() }).meta({ id: 'UploadedSound' });

/** The address of a stored sound by its id. */
export function soundPath(id: string): string {
  return `/uploads/sounds/${id}`;
}
