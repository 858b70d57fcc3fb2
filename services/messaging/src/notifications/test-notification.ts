import { randomUUID } from 'node:crypto';
import { type NotificationRecord, testNotificationInput } from '@practice/contracts';
import { DomainError, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { createNotification } from './create-notification.ts';
import { NotificationModel, toNotificationRecord } from './notification.model.ts';

/**
 * Puts a notification into the bell of the caller alone, by which they see what arrives.
 * @throws DomainError VALIDATION_FAILED
 */
export async function testNotification(ctx: ServiceContext, raw: unknown): Promise<NotificationRecord> {
  const { type, title, message } = readInput(ctx, 'notification:write', testNotificationInput, raw);
  const userId = ctx.actor.userId ?? '';
  return withTransaction(async (session) => {
    const key = `notification-test:${userId}:${randomUUID()}`;
    await createNotification(session, {
      key,
      userId,
      type: type ?? 'system',
      title: title ?? 'Deneme bildirimi',
      message: message ?? 'Bildirimleriniz böyle görünür. Bunu yalnızca siz görüyorsunuz.',
      category: 'system',
      priority: 'medium',
      actionUrl: null,
      actionLabel: null,
      metadata: null,
    });
    recordAudit(session, ctx, {
      action: 'notification-settings.tested',
      entity: 'notification-settings',
      entityId: userId,
    });
    const created = await NotificationModel.findOne({ key }, null, { session }).lean();
    if (!created) throw new DomainError('INTERNAL');
    return toNotificationRecord(created, userId);
  });
}
