import { lastSeq, withTransaction } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { changeNotification } from './change-notification.ts';
import { clearNotifications } from './clear-notifications.ts';
import { countUnreadNotifications } from './count-unread-notifications.ts';
import { createNotification } from './create-notification.ts';
import { deleteNotification } from './delete-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { markAllNotificationsRead } from './mark-all-notifications-read.ts';

useTestDatabase([createService()]);

const one = contextFor('user');
const other = contextFor('moderator');
const all = (ctx = one, filter = 'all') => listNotifications(ctx, { filter });
const firstId = async () => (await all())[0]?.id ?? '';

beforeEach(() =>
  withTransaction(async (session) => {
    for (const key of ['a', 'b', 'c']) {
      await createNotification(session, {
        key,
        type: 'appointment',
        title: `Talep ${key}`,
        message: 'Yeni talep',
        category: 'appointments',
        priority: 'high',
        actionUrl: null,
        actionLabel: null,
        metadata: null,
      });
    }
  }),
);

describe('notifications', () => {
  it('are read and unread for one person alone', async () => {
    const id = await firstId();
    expect(await changeNotification(one, { id, isRead: true })).toMatchObject({ id, isRead: true });
    expect([await countUnreadNotifications(one), await countUnreadNotifications(other)]).toEqual([2, 3]);
    await changeNotification(one, { id, isRead: false });
    expect(await countUnreadNotifications(one)).toBe(3);
  });

  it('are read once archived, and seen among the archived only', async () => {
    const id = await firstId();
    expect(await changeNotification(one, { id, isArchived: true })).toMatchObject({ isRead: true, isArchived: true });
    expect(await all()).toHaveLength(2);
    expect((await all(one, 'archived')).map((notification) => notification.id)).toEqual([id]);
    expect(await all(other)).toHaveLength(3);
  });

  it('are all read at once', async () => {
    expect(await markAllNotificationsRead(one)).toEqual({ updatedCount: 3 });
    expect([await countUnreadNotifications(one), await countUnreadNotifications(other)]).toEqual([0, 3]);
  });

  it('count as marked when they were unread in the bell, not when they were removed or archived', async () => {
    const [first, second] = await all();
    await deleteNotification(one, { id: first?.id });
    await changeNotification(one, { id: second?.id, isArchived: true });
    await changeNotification(one, { id: second?.id, isRead: false });
    expect(await countUnreadNotifications(one)).toBe(1);
    expect(await markAllNotificationsRead(one)).toEqual({ updatedCount: 1 });
    expect(await markAllNotificationsRead(one)).toEqual({ updatedCount: 0 });
  });

  it("notify the reader's other windows of a change, and only of a change", async () => {
    const before = await lastSeq();
    await expect(deleteNotification(one, { id: String(new Types.ObjectId()) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await eventsSince(before)).toEqual([]);
    await deleteNotification(one, { id: await firstId() });
    expect(await eventsSince(before)).toMatchObject([{ type: 'notification.changed', payload: { userId: 'user-id' } }]);
  });

  it('are removed for one person alone', async () => {
    const id = await firstId();
    await deleteNotification(one, { id });
    await expect(deleteNotification(one, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deleteNotification(one, { id: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([(await all()).length, (await all(other)).length]).toEqual([2, 3]);
    await clearNotifications(one);
    expect([(await all()).length, (await all(other)).length]).toEqual([0, 3]);
  });

  it('are forbidden to visitors', async () => {
    await expect(markAllNotificationsRead(contextFor('anonymous'))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
