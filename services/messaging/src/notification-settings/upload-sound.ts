import { type uploadedSound, uploadSoundInput, type z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { setNotificationSound } from './set-notification-sound.ts';

/**
 * Gives the caller a sound of their own for new notifications, sent as a file.
 * @throws DomainError as `setNotificationSound` does
 */
export async function uploadSound(ctx: ServiceContext, raw: unknown): Promise<z.infer<typeof uploadedSound>> {
  const { sound } = readInput(ctx, 'notification:write', uploadSoundInput, raw);
  const { soundFile } = await setNotificationSound(ctx, { base64: sound.base64 });
  return { filename: soundFile?.split('/').at(-1) ?? '' };
}
