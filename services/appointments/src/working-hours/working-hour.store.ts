import { workingHourRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';

export const workingHours = recordStore(WorkingHourModel, {
  record: workingHourRecord,
  entity: 'working-hour',
  event: () => ['calendar.changed', { dates: null }],
});
