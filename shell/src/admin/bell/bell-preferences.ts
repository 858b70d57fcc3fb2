import type { NotificationRecord } from '@practice/contracts';

/** Which notifications a user wants to see and hear; stored in this browser only. */
type BellPreferences = {
  enableSound: boolean;
  categories: Partial<Record<NotificationRecord['category'], boolean>>;
  priority: Partial<Record<NotificationRecord['priority'], boolean>>;
  /** Times of day as HH:mm; the range spans midnight when `start` is the later one. */
  quietHours: { enabled: boolean; start: string; end: string };
  /** Address of a sound that replaces the default. */
  soundFile?: string;
};

const name = 'notification-settings';
const defaults: BellPreferences = {
  enableSound: true,
  categories: {},
  priority: {},
  quietHours: { enabled: false, start: '22:00', end: '08:00' },
};

export function readPreferences(): BellPreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return defaults;
    const { quietHours, ...rest } = stored as Partial<BellPreferences>;
    return { ...defaults, ...rest, quietHours: { ...defaults.quietHours, ...quietHours } };
  } catch {
    return defaults;
  }
}

export function savePreferences(changes: Partial<BellPreferences>): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...readPreferences(), ...changes }));
  } catch {}
}

type Classified = Pick<NotificationRecord, 'category' | 'priority'>;

/** Whether to announce a new notification: its category and priority are on, and it is not within quiet hours. */
export function mayShow({ category, priority }: Classified, preferences: BellPreferences, now = new Date()): boolean {
  return (
    preferences.categories[category] !== false && preferences.priority[priority] !== false && !isQuiet(preferences, now)
  );
}

function isQuiet({ quietHours: { enabled, start, end } }: BellPreferences, now: Date): boolean {
  if (!enabled) return false;
  const time = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
  return start <= end ? time >= start && time < end : time >= start || time < end;
}
