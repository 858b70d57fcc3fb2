import { type ClientSession, emit, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import {
  initialSettings,
  NotificationSettingsModel,
  type StoredNotificationSettings,
} from './notification-settings.model.ts';

/** Writes the caller's own settings, as `change` makes them of those there are; open screens follow by the event. */
export async function changeOwnSettings(
  ctx: ServiceContext,
  change: (current: StoredNotificationSettings, session: ClientSession) => Partial<StoredNotificationSettings>,
): Promise<{ before: StoredNotificationSettings; after: StoredNotificationSettings }> {
  const id = ctx.actor.userId ?? '';
  return withTransaction(
    async (session) => {
      const stored = await NotificationSettingsModel.findById(id, null, { session }).lean();
      const before = stored ?? initialSettings(id);
      const changes = change(before, session);
      const { _id, ...after } = { ...before, ...changes, updatedAt: new Date() };
      await NotificationSettingsModel.replaceOne({ _id }, after, { upsert: true, session });
      emit(session, 'notification-settings.changed', { id });
      const entry = { action: 'notification-settings.changed', entity: 'notification-settings', entityId: id };
      recordAudit(session, ctx, { ...entry, changedFields: Object.keys(changes) });
      return { before, after: { _id, ...after } };
    },
    { serializeBy: `notification-settings ${id}` },
  );
}
