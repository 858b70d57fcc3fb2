import type { NotificationSettingsRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { changeOwnSettings } from './change-own-settings.ts';
import { deleteSound } from './sound-bucket.ts';
import { toSettingsRecord } from './to-settings-record.ts';

/** Takes the caller's own sound away: the default is back. */
export async function removeNotificationSound(ctx: ServiceContext): Promise<NotificationSettingsRecord> {
  assertCan(ctx, 'notification:write');
  const { before, after } = await changeOwnSettings(ctx, () => ({ soundId: null }));
  if (before.soundId) await deleteSound(before.soundId);
  return toSettingsRecord(after);
}
