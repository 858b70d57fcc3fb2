import type { NotificationRecord } from '@practice/contracts';

/** What somebody wants to be told of, kept in the browser only (document 2, section 3). */
export type BellPreferences = {
  enableSound: boolean;
  categories: Partial<Record<NotificationRecord['category'], boolean>>;
  priority: Partial<Record<NotificationRecord['priority'], boolean>>;
  /** Times of day as HH:mm; over midnight when the start is the later one. */
  quietHours: { enabled: boolean; start: string; end: string };
  /** Address of a sound that takes the place of the usual one. */
  soundFile?: string;
};

const name = 'notification-settings';
const usual: BellPreferences = {
  enableSound: true,
  categories: {},
  priority: {},
  quietHours: { enabled: false, start: '22:00', end: '08:00' },
};

export function readPreferences(): BellPreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return usual;
    const { quietHours, ...rest } = stored as Partial<BellPreferences>;
    return { ...usual, ...rest, quietHours: { ...usual.quietHours, ...quietHours } };
  } catch {
    return usual;
  }
}

export function savePreferences(changes: Partial<BellPreferences>): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...readPreferences(), ...changes }));
  } catch {}
}

type Told = Pick<NotificationRecord, 'category' | 'priority'>;

/** Whether a new notification may show itself: its category and priority are not switched off, and it is not quiet. */
export function mayShow({ category, priority }: Told, wanted: BellPreferences, now = new Date()): boolean {
  return wanted.categories[category] !== false && wanted.priority[priority] !== false && !isQuiet(wanted, now);
}

function isQuiet({ quietHours: { enabled, start, end } }: BellPreferences, now: Date): boolean {
  if (!enabled) return false;
  const time = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
  return start <= end ? time >= start && time < end : time >= start || time < end;
}
