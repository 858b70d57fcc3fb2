import type { NotificationSettingsRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { initialSettings, NotificationSettingsModel } from './notification-settings.model.ts';
import { toSettingsRecord } from './to-settings-record.ts';

/** The caller's own settings; the defaults until something is saved. */
export async function getNotificationSettings(ctx: ServiceContext): Promise<NotificationSettingsRecord> {
  assertCan(ctx, 'notification:read');
  const userId = ctx.actor.userId ?? '';
  const stored = await NotificationSettingsModel.findById(userId).lean();
  return toSettingsRecord(stored ?? initialSettings(userId));
}
