import { type uploadedSound, uploadSoundInput, type z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { storeSound } from './set-notification-sound.ts';

/**
 * Gives the caller a sound of their own for new notifications, sent as a file.
 * @throws DomainError as `setNotificationSound` does
 */
export async function uploadSound(ctx: ServiceContext, raw: unknown): Promise<z.infer<typeof uploadedSound>> {
  const { sound } = readInput(ctx, 'notification:write', uploadSoundInput, raw);
  const { soundFile } = await storeSound(ctx, Buffer.from(sound.base64, 'base64'), 'sound');
  return { filename: soundFile?.split('/').at(-1) ?? '' };
}
