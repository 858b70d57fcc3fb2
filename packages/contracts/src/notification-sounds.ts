import { fileNameInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** The sound that comes with the product. */
export const DEFAULT_SOUND = '/uploads/sounds/notification-sound.mp3';
export const MAX_SOUND_MB = 5;
export const MAX_SOUND_BYTES = MAX_SOUND_MB * 1024 * 1024;

/** What a sound may be, by its content; a file's name says nothing. */
export const soundTypes = ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/mp4', 'audio/flac'] as const;
export type SoundType = (typeof soundTypes)[number];

const base64 = z.base64('Ses dosyası okunamadı').min(4, 'Ses dosyası boş');
const file = { fileName: fileNameInput().nullish(), base64: z.string() };

/** A sound of one's own for new notifications: at most 5 MB, as base64. */
export const notificationSoundInput = z.strictObject({ base64 }).meta({ id: 'NotificationSoundInput' });

/** POST /api/upload/sound: the same as a file. There is one type of sound so far. */
export const uploadSoundInput = z
  .strictObject({
    sound: z
      .strictObject(file, 'Bir ses dosyası seçin')
      // What is wrong with the content is said of the field that people know.
      .superRefine((sound, context) => {
        const { error } = base64.safeParse(sound.base64);
        if (error) context.addIssue({ code: 'custom', message: error.issues[0]?.message });
      }),
    type: z.literal('notification', 'Ses türü “notification” olabilir').nullish(),
  })
  .meta({ id: 'UploadSoundInput' });

/** A stored sound; it is played from /uploads/sounds/{filename}. */
export const uploadedSound = z.object({ filename: z.string() }).meta({ id: 'UploadedSound' });

/** The address of a stored sound by its id. */
export function soundPath(id: string): string {
  return `/uploads/sounds/${id}`;
}
