import { z } from './zod-setup.ts';

/** The sound that comes with the product. */
export const DEFAULT_SOUND = '/uploads/sounds/notification-sound.mp3';
export const MAX_SOUND_BYTES = 1024 * 1024;
const MAX_BASE64 = Math.ceil(MAX_SOUND_BYTES / 3) * 4;

/** What a sound may be, by its content; a file's name says nothing. */
export const soundTypes = ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/mp4', 'audio/flac'] as const;
export type SoundType = (typeof soundTypes)[number];

/** A sound of one's own for new notifications: at most 1 MB, as base64. */
export const notificationSoundInput = z
  .strictObject({
    base64: z
      .base64('Ses dosyası okunamadı')
      .min(4, 'Ses dosyası boş')
      .max(MAX_BASE64, 'Ses dosyası en fazla 1 MB olabilir'),
  })
  .meta({ id: 'NotificationSoundInput' });

/** The address of a stored sound by its id. */
export function soundPath(id: string): string {
  return `/uploads/sounds/${id}`;
}
