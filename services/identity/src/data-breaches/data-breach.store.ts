import { breachNotifyBy, dataBreachRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { DataBreachModel } from './data-breach.model.ts';

export const dataBreaches = recordStore(DataBreachModel, {
  record: dataBreachRecord,
  entity: 'data-breach',
  encrypted: ['title', 'description', 'noticedBy', 'measures', 'boardReference', 'boardNote', 'peopleNote'],
  event: ({ id }) => ['data-breach.changed', { id }],
  computed: ({ noticedAt }) => ({ notifyBy: breachNotifyBy(noticedAt).toISOString() }),
});
