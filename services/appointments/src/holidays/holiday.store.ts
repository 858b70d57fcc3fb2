import { holidayRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { HolidayModel } from '../schedule/holiday.model.ts';

export const holidays = recordStore(HolidayModel, {
  record: holidayRecord,
  entity: 'holiday',
  computed: ({ isRecurring }) => ({ recurringPattern: isRecurring ? 'yearly' : null }),
  event: () => ['calendar.changed', { dates: null }],
});
