import {
  type ErasedKind,
  erasedKinds,
  RETENTION_RUN_YEARS,
  type RetentionRun as RetentionRunRecord,
  retentionRunRecord,
  retentionRunStates,
} from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** A run that erases what has been kept for long enough. What it erased is counted from the events of the services. */
export type RetentionRun = Pick<RetentionRunRecord, 'state' | 'startedBy' | 'onHold' | 'problem'> & {
  _id: Types.ObjectId;
  /** The day of a night's run; null: somebody began it. */
  date: string | null;
  /** OPEN until it has ended, then its id: there is one open run at a time. */
  openKey: string;
  counts: Partial<Record<ErasedKind, number>>;
  /** The sum of them. */
  erasedCount: number;
  createdAt: Date;
  endedAt: Date | null;
};

export const OPEN = 'open';

const text = { type: String, default: null } as const;
const count = { type: Number, default: 0 } as const;

const schema = new Schema<RetentionRun>(
  {
    state: { type: String, required: true, enum: retentionRunStates },
    date: text,
    openKey: { type: String, required: true },
    startedBy: text,
    counts: { type: Schema.Types.Mixed, default: {} },
    erasedCount: count,
    onHold: count,
    problem: text,
    createdAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
  },
  { collection: 'retention_runs', versionKey: false, minimize: false },
);
schema.index({ openKey: 1 }, { unique: true });
schema.index({ date: 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: RETENTION_RUN_YEARS * 366 * 86_400 });

export const RetentionRunModel = model('RetentionRun', schema);

export const toRetentionRun = recordMapper(retentionRunRecord, ({ counts }: RetentionRun) => ({
  erased: erasedKinds.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : [])),
}));
