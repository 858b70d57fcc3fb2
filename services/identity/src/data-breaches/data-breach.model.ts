import { breachDataKinds, breachPeopleKinds, breachStates, type DataBreachRecord } from '@practice/contracts';
import type { EncryptedText } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** A breach of personal data. Times, kinds and figures lie open; what was written down is encrypted. */
export type DataBreach = Pick<
  DataBreachRecord,
  'state' | 'dataKinds' | 'peopleKinds' | 'peopleCount' | 'peopleNotifiedOn' | 'closedBy' | 'version'
> & {
  title: EncryptedText;
  description: EncryptedText | null;
  occurredAt: Date | null;
  noticedAt: Date;
  noticedBy: EncryptedText;
  measures: EncryptedText | null;
  boardNotifiedAt: Date | null;
  boardReference: EncryptedText | null;
  boardNote: EncryptedText | null;
  peopleNote: EncryptedText | null;
  closedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const required = { type: String, required: true } as const;
const optional = { type: String, default: null } as const;
const moment = { type: Date, default: null } as const;

const schema = new Schema<DataBreach>(
  {
    state: { ...required, enum: breachStates, default: 'draft' },
    title: required,
    description: optional,
    occurredAt: moment,
    noticedAt: { type: Date, required: true },
    noticedBy: required,
    dataKinds: { type: [{ type: String, enum: breachDataKinds }], default: [] },
    peopleKinds: { type: [{ type: String, enum: breachPeopleKinds }], default: [] },
    peopleCount: { type: Number, default: null },
    measures: optional,
    boardNotifiedAt: moment,
    boardReference: optional,
    boardNote: optional,
    peopleNotifiedOn: optional,
    peopleNote: optional,
    closedBy: optional,
    closedAt: moment,
    version: { type: Number, default: 1 },
  },
  { collection: 'data_breaches', timestamps: true, versionKey: false },
);
schema.index({ state: 1, noticedAt: -1 });

export const DataBreachModel = model('DataBreach', schema);
