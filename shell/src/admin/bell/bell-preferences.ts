import {
  changedSettings,
  defaultNotificationSettings,
  isChosen,
  isQuiet,
  type NotificationRecord,
  type NotificationSettings,
  type NotificationSettingsChange,
  notificationCategories,
  notificationDigests,
  notificationPriorities,
  quietTime,
} from '@practice/contracts';

/** Which notifications a user wants to see and hear. */
export type BellPreferences = NotificationSettings & {
  /** Address of a sound that replaces the default. */
  soundFile: string | null;
};

type Stored = Partial<BellPreferences> & {
  /** Whose they are; none for those of before they were kept on the server. */
  userId?: string;
  /** What the server does not have yet. */
  unsent?: NotificationSettingsChange | null;
};

const name = 'notification-settings';

/** The settings as this browser has them, for the time before the server has sent them and without a connection. */
export function readPreferences(): BellPreferences {
  const stored = readStored();
  const { soundFile } = stored;
  return {
    ...changedSettings(defaultNotificationSettings, toChange(stored) ?? {}),
    soundFile: typeof soundFile === 'string' ? soundFile : null,
  };
}

/** Keeps changes in this browser beside what is there. */
export function savePreferences(changes: Stored): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...readStored(), ...readPreferences(), ...changes }));
  } catch {}
}

/** Keeps a change that the server does not have yet; what belongs to somebody else goes. */
export function keepUnsent(userId: string, change: NotificationSettingsChange): void {
  const stored = readStored();
  const isOwn = stored.userId === undefined || stored.userId === userId;
  if (!isOwn) forgetPreferences();
  const before = isOwn ? (stored.unsent ?? {}) : {};
  savePreferences({ ...changedSettings(readPreferences(), change), userId, unsent: mergedChanges(before, change) });
}

/** Keeps the settings as the server has them. */
export function keepSaved(userId: string, { soundFile, ...saved }: BellPreferences): void {
  savePreferences({ ...plainSettings(saved), soundFile, userId, unsent: null });
}

/** Without what a client of GraphQL adds. */
function plainSettings({ categories, priority, quietHours, ...saved }: NotificationSettings): NotificationSettings {
  const { enableBell, enableSound, enableDesktop, enableEmail, emailDigest } = saved;
  const channels = { enableBell, enableSound, enableDesktop, enableEmail, emailDigest };
  const { enabled, start, end } = quietHours;
  return {
    ...channels,
    categories: only(notificationCategories, categories),
    priority: only(notificationPriorities, priority),
    quietHours: { enabled, start, end },
  };
}

function only<K extends string>(keys: readonly K[], values: Record<K, boolean>): Record<K, boolean> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Record<K, boolean>;
}

/**
 * What is to be sent to the server: what was changed without a connection, or what this browser had before the user's
 * settings were ever saved (`isFirst`); null for nothing.
 */
export function unsentChange(userId: string, isFirst: boolean): NotificationSettingsChange | null {
  const stored = readStored();
  if (stored.userId === userId) return stored.unsent ? toChange(stored.unsent) : null;
  const isOfBefore = stored.userId === undefined && Object.keys(stored).length > 0;
  return isFirst && isOfBefore ? toChange(stored) : null;
}

type Classified = Pick<NotificationRecord, 'category' | 'priority'>;
type Choice = Pick<BellPreferences, 'quietHours'> & {
  categories: Partial<BellPreferences['categories']>;
  priority: Partial<BellPreferences['priority']>;
};

/** Whether to announce a new notification: its category and priority are on, and it is not within quiet hours. */
export function mayShow(notification: Classified, preferences: Choice, now = new Date()): boolean {
  return isChosen(notification, preferences) && !isQuiet(preferences.quietHours, now);
}

function readStored(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  } catch {
    return {};
  }
}

function forgetPreferences(): void {
  try {
    localStorage.removeItem(name);
  } catch {}
}

/** What is a valid change in something stored; null for nothing. */
function toChange(stored: object): NotificationSettingsChange | null {
  const valid = Object.entries(stored).filter((entry) =>
    isLike(defaultNotificationSettings, Object.fromEntries([entry])),
  );
  return valid.length > 0 ? (Object.fromEntries(valid) as NotificationSettingsChange) : null;
}

/** Whether all of a value is what a model has under the same keys; without the schema, which the server has. */
function isLike(model: object, value: object): boolean {
  return Object.entries(value).every(([key, part]) => {
    const own: unknown = Object.hasOwn(model, key) ? model[key as keyof typeof model] : undefined;
    if (key === 'emailDigest') return notificationDigests.includes(part);
    if (typeof own === 'string') return typeof part === 'string' && quietTime.test(part);
    if (typeof own !== 'object' || own === null) return typeof own === typeof part && own !== undefined;
    return typeof part === 'object' && part !== null && isLike(own, part);
  });
}

function mergedChanges(
  before: NotificationSettingsChange,
  { categories, priority, quietHours, ...plain }: NotificationSettingsChange,
): NotificationSettingsChange {
  return {
    ...before,
    ...plain,
    ...(categories ? { categories: { ...before.categories, ...categories } } : {}),
    ...(priority ? { priority: { ...before.priority, ...priority } } : {}),
    ...(quietHours ? { quietHours: { ...before.quietHours, ...quietHours } } : {}),
  };
}
