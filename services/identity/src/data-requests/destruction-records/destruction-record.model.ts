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
  requestId: string;
  /** What one decision does to records of a kind is counted together. */
  decisionId: string;
  at: Date;
};

const text = { type: String, required: true } as const;
const schema = new Schema<DestructionRecord>(
  {
    requestId: text,
    decisionId: text,
    kind: { ...text, enum: personalDataKinds },
    count: { type: Number, required: true },
    keepReason: { type: String, enum: [...keepReasons, null], default: null },
    decidedBy: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'destruction_records', versionKey: false },
);
schema.index({ decisionId: 1, kind: 1, keepReason: 1 }, { unique: true });
schema.index({ requestId: 1, at: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: DESTRUCTION_RECORD_YEARS * 366 * 86_400 });

export const DestructionRecordModel = model('DestructionRecord', schema);

export const toDestructionRecord = recordMapper(destructionRecord);
