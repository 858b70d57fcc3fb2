import { type DataRequestRecord, dataRequestChannels, dataRequestKinds } from '@practice/contracts';
import type { EncryptedText } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** A data subject's request. Kind, days and who dealt with it lie open; who asks, and what was said, is encrypted. */
export type DataRequest = Pick<
  DataRequestRecord,
  'kind' | 'channel' | 'receivedOn' | 'identityCheckedBy' | 'isClosed' | 'closedBy' | 'version'
> & {
  name: EncryptedText;
  email: EncryptedText | null;
  phone: EncryptedText | null;
  details: EncryptedText | null;
  identityCheck: EncryptedText | null;
  identityCheckedAt: Date | null;
  answer: EncryptedText | null;
  closedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const required = { type: String, required: true } as const;
const optional = { type: String, default: null } as const;
const moment = { type: Date, default: null } as const;

const schema = new Schema<DataRequest>(
  {
    kind: { ...required, enum: dataRequestKinds },
    name: required,
    email: optional,
    phone: optional,
    channel: { ...required, enum: dataRequestChannels },
    receivedOn: required,
    details: optional,
    identityCheck: optional,
    identityCheckedBy: optional,
    identityCheckedAt: moment,
    answer: optional,
    isClosed: { type: Boolean, default: false },
    closedBy: optional,
    closedAt: moment,
    version: { type: Number, default: 1 },
  },
  { collection: 'data_requests', timestamps: true, versionKey: false },
);
schema.index({ isClosed: 1, receivedOn: 1 });

export const DataRequestModel = model('DataRequest', schema);
