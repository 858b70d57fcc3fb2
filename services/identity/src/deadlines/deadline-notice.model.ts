import { type DeadlineNotice, deadlineKinds, deadlineStages } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** That admins were told how near an end is. The id is made of the rest, so that each is there once. */
export type StoredNotice = DeadlineNotice & { _id: string; at: Date };

const text = { type: String, required: true } as const;
const schema = new Schema<StoredNotice>(
  {
    _id: String,
    kind: { ...text, enum: deadlineKinds },
    recordId: text,
    stage: { ...text, enum: deadlineStages },
    due: text,
    at: { type: Date, required: true },
  },
  { collection: 'deadline_notices', versionKey: false },
);

export const DeadlineNoticeModel = model('DeadlineNotice', schema);

export function noticeId({ kind, recordId, due, stage }: DeadlineNotice): string {
  return [kind, recordId, due, stage].join(' ');
}
