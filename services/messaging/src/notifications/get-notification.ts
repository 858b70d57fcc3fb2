import type { NotificationRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { NotificationModel, toNotificationRecord } from './notification.model.ts';

/** A notification in its unread state, or null: for the streams. */
export async function getNotification(ctx: ServiceContext, { id }: { id: string }): Promise<NotificationRecord | null> {
  assertCan(ctx, 'notification:read');
  const notification = isValidObjectId(id) ? await NotificationModel.findById(id).lean() : null;
  return notification && toNotificationRecord(notification, '');
}
