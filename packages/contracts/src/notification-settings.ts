import { addDays, minutesNow, today, toInstant, toMinutes, toTimeOfDay } from './dates.ts';
import { type NotificationRecord, notificationCategories, notificationPriorities } from './notifications.ts';
import { z } from './zod-setup.ts';

export const notificationDigests = ['instant', 'hourly', 'daily'] as const;
export type NotificationDigest = (typeof notificationDigests)[number];

/** Begin and end of quiet hours, as 22:00. */
export const quietTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const timeOfDay = z.string().regex(quietTime, 'Saati 22:00 gibi yazın');
const toggles = <K extends string>(keys: readonly K[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.boolean()])) as Record<K, z.ZodBoolean>);

/** Times of day at the practice; the range spans midnight when `start` is the later one. */
const quietHours = z.object({ enabled: z.boolean(), start: timeOfDay, end: timeOfDay }).meta({ id: 'QuietHours' });

const settings = z.object({
  enableBell: z.boolean().meta({ description: 'Counts on the bell, and shows new notifications as they come.' }),
  enableSound: z.boolean(),
  enableDesktop: z.boolean(),
  enableEmail: z.boolean(),
  emailDigest: z.enum(notificationDigests).meta({ description: 'How often unread notifications are sent by e-mail.' }),
  categories: toggles(notificationCategories).meta({ id: 'NotificationCategoryToggles' }),
  priority: toggles(notificationPriorities).meta({ id: 'NotificationPriorityToggles' }),
  quietHours,
});

/** What a user chose; every field has a value. */
export type NotificationSettings = z.infer<typeof settings>;

export const defaultNotificationSettings: NotificationSettings = {
  enableBell: true,
  enableSound: true,
  enableDesktop: false,
  enableEmail: false,
  emailDigest: 'instant',
  categories: { appointments: true, contacts: true, system: true, blog: true, users: true },
  priority: { low: true, medium: true, high: true, urgent: true },
  quietHours: { enabled: false, start: '22:00', end: '08:00' },
};

/** The notification settings of a user. */
export const notificationSettingsRecord = settings
  .extend({
    id: z.string().meta({ description: 'The user.' }),
    soundFile: z.string().nullable().meta({ description: 'Address of a sound of their own; null: the default.' }),
    emailAddress: z.string().nullable().meta({ description: 'Where their e-mails go; null: the user has no address.' }),
    updatedAt: z.string().nullable().meta({ description: 'Null: never saved.' }),
  })
  .meta({ id: 'NotificationSettings' });

export type NotificationSettingsRecord = z.infer<typeof notificationSettingsRecord>;

export const notificationCategoriesInput = changedToggles(notificationCategories).meta({
  id: 'NotificationCategoriesInput',
});
export const notificationPrioritiesInput = changedToggles(notificationPriorities).meta({
  id: 'NotificationPrioritiesInput',
});
export const quietHoursInput = z
  .strictObject({ enabled: z.boolean().nullish(), start: timeOfDay.nullish(), end: timeOfDay.nullish() })
  .meta({ id: 'QuietHoursInput' });

/** A change of one's own settings: what is not sent stays. */
export const updateNotificationSettingsInput = z
  .strictObject({
    enableBell: z.boolean().nullish(),
    enableSound: z.boolean().nullish(),
    enableDesktop: z.boolean().nullish(),
    enableEmail: z.boolean().nullish(),
    emailDigest: z.enum(notificationDigests).nullish(),
    categories: notificationCategoriesInput.nullish(),
    priority: notificationPrioritiesInput.nullish(),
    quietHours: quietHoursInput.nullish(),
  })
  .meta({ id: 'UpdateNotificationSettingsInput' });

export type NotificationSettingsChange = z.infer<typeof updateNotificationSettingsInput>;

function changedToggles<K extends string>(keys: readonly K[]) {
  const flag = z.boolean().nullish();
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, flag])) as Record<K, typeof flag>);
}

/** The settings with a change applied; null and what is left out change nothing. */
export function changedSettings<S extends NotificationSettings>(current: S, change: NotificationSettingsChange): S {
  const { categories, priority, quietHours, ...plain } = change;
  return {
    ...current,
    ...given(plain),
    categories: { ...current.categories, ...given(categories) },
    priority: { ...current.priority, ...given(priority) },
    quietHours: { ...current.quietHours, ...given(quietHours) },
  };
}

function given(values: object | null | undefined): object {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== null && value !== undefined));
}

type Classified = Pick<NotificationRecord, 'category' | 'priority'>;
type Toggles = {
  categories: Partial<NotificationSettings['categories']>;
  priority: Partial<NotificationSettings['priority']>;
};

/** Whether category and priority of a notification are switched on. */
export function isChosen({ category, priority }: Classified, { categories, priority: priorities }: Toggles): boolean {
  return categories[category] !== false && priorities[priority] !== false;
}

/** Whether it is quiet at an instant, by the clock of the practice. */
export function isQuiet({ enabled, start, end }: NotificationSettings['quietHours'], now: Date = new Date()): boolean {
  if (!enabled) return false;
  const time = toTimeOfDay(minutesNow(now));
  return start <= end ? time >= start && time < end : time >= start || time < end;
}

/** When the quiet hours in which an instant lies are over. */
export function endOfQuiet({ end }: NotificationSettings['quietHours'], now: Date): Date {
  const date = minutesNow(now) < toMinutes(end) ? today(now) : addDays(today(now), 1);
  return toInstant(date, end);
}

/** What a test of the e-mails has done. */
export const notificationTest = z
  .object({ to: z.string().nullable().meta({ description: 'The address; null: the user has none.' }) })
  .meta({ id: 'NotificationTest' });

export type NotificationTest = z.infer<typeof notificationTest>;
