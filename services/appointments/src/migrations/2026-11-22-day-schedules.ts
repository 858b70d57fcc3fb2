import { type Migration, moveCollection } from '@practice/service-kit';

/** `day_sheets` is `day_schedules`, with `intervals` for `spans`. */
export const daySchedules: Migration = {
  name: '2026-11-22-day-schedules',
  up: () => moveCollection('day_sheets', 'day_schedules', ({ spans, ...rest }) => ({ ...rest, intervals: spans })),
};
