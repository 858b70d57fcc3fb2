import {
  type DestructionRecord as Contract,
  DESTRUCTION_RECORD_YEARS,
  destructionRecord,
  keepReasons,
  personalDataKinds,
} from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** How many records of a kind were erased on a request by one decision, or kept and why. Names nobody but who decided. */
export type DestructionRecord = Pick<Contract, 'kind' | 'count' | 'keepReason' | 'decidedBy'> & {
  /** Decision, kind and reason: what one decision does is counted together. */
  _id: string;
  requestId: string;
  at: Date;
};

const text = { type: String, required: true } as const;
const schema = new Schema<DestructionRecord>(
  {
    _id: text,
    requestId: text,
    kind: { ...text, enum: personalDataKinds },
    count: { type: Number, required: true },
    keepReason: { type: String, enum: [...keepReasons, null], default: null },
    decidedBy: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'destruction_records', versionKey: false },
);
schema.index({ requestId: 1, at: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: DESTRUCTION_RECORD_YEARS * 366 * 86_400 });

export const DestructionRecordModel = model('DestructionRecord', schema);

export const toDestructionRecord = recordMapper(destructionRecord);
