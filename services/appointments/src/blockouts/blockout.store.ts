import { blockoutRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { BlockoutModel } from '../schedule/blockout.model.ts';

export const blockouts = recordStore(BlockoutModel, {
  record: blockoutRecord,
  entity: 'blockout',
  event: () => ['calendar.changed', { dates: null }],
});
