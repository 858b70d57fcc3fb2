import { addDays, fromInstant, today } from '@practice/contracts';

type Counted = { isRead: boolean; timestamp: string };

/** How many there are, unread, of today, and of the last seven days, by the calendar of the practice. */
export function countNotifications(notifications: readonly Counted[], now: Date = new Date()) {
  const date = today(now);
  const weekAgo = addDays(date, -6);
  const dates = notifications.map(({ timestamp }) => fromInstant(new Date(timestamp)).date);
  return {
    total: notifications.length,
    unread: notifications.filter(({ isRead }) => !isRead).length,
    today: dates.filter((each) => each === date).length,
    week: dates.filter((each) => each >= weekAgo).length,
  };
}
