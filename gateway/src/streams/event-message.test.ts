import type { PracticeEvent } from '@practice/contracts';
import { registerService } from '@practice/service-kit';
import { beforeEach, expect, it, vi } from 'vitest';
import { messageOf } from './event-message.ts';

const notification = {
  id: 'n1',
  type: 'appointment' as const,
  title: 'Yeni randevu talebi',
  message: 'Ada Yıldız',
  category: 'appointments' as const,
  priority: 'high' as const,
  isRead: false,
  isArchived: false,
  timestamp: '2026-11-22T09:00:00.000Z',
  actionUrl: null,
  actionLabel: null,
  metadata: null,
  userId: null,
  expiresAt: null,
};
const getNotification = vi.fn(async () => notification as typeof notification | null);
const created = (seq: number): PracticeEvent => ({
  seq,
  type: 'notification.created',
  payload: { notificationId: 'n1' },
  at: new Date(),
});

beforeEach(() => {
  getNotification.mockClear();
  registerService('messaging', { getNotification });
});

it('the notification of an event is fetched once, however many streams send it', async () => {
  const event = created(7);
  const [first, second] = await Promise.all([messageOf(event), messageOf(event)]);
  expect(first).toBe(`id: 7\ndata: ${JSON.stringify(notification)}\n\n`);
  expect(second).toBe(first);
  expect(await messageOf(event)).toBe(first);
  expect(getNotification).toHaveBeenCalledTimes(1);
});

it('an event read from the log again shows nothing of a notification that was deleted since', async () => {
  await messageOf(created(7));
  getNotification.mockResolvedValueOnce(null);
  expect(await messageOf(created(7))).toBe('id: 7\nevent: notification.changed\ndata: {}\n\n');
});

it('other events are sent without a call', async () => {
  const event: PracticeEvent = { seq: 8, type: 'menu.changed', payload: { slug: 'header' }, at: new Date() };
  expect(await messageOf(event)).toBe('id: 8\nevent: menu.changed\ndata: {"slug":"header"}\n\n');
  expect(getNotification).not.toHaveBeenCalled();
});
