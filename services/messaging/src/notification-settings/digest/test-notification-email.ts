import { randomUUID } from 'node:crypto';
import type { NotificationTest } from '@practice/contracts';
import { assertCan, enqueueJob, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { findEmailAddress } from '../to-settings-record.ts';
import { SEND_DIGEST } from './queue-digests.ts';

/**
 * Queues an e-mail to the caller's own address that looks like those about notifications, whatever the settings say.
 * @returns the address; null when the user has none and nothing was queued.
 */
export async function testNotificationEmail(ctx: ServiceContext): Promise<NotificationTest> {
  assertCan(ctx, 'notification:write');
  const userId = ctx.actor.userId ?? '';
  const to = await findEmailAddress(userId);
  await withTransaction(async (session) => {
    const entry = { action: 'notification-settings.tested', entity: 'notification-settings', entityId: userId };
    recordAudit(session, ctx, entry);
    if (!to) return;
    const key = `notification-test:${userId}:${randomUUID()}`;
    await enqueueJob(session, { key, kind: SEND_DIGEST, payload: { userId, isTest: true } });
  });
  return { to };
}
