import { dataRequestDueOn, dataRequestRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { DataRequestModel } from './data-request.model.ts';

export const dataRequests = recordStore(DataRequestModel, {
  record: dataRequestRecord,
  entity: 'data-request',
  encrypted: ['name', 'email', 'phone', 'details', 'identityCheck', 'answer'],
  event: ({ id }) => ['data-request.changed', { id }],
  computed: ({ receivedOn }) => ({ dueOn: dataRequestDueOn(receivedOn) }),
});
