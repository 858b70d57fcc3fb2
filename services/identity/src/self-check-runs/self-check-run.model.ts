import {
  type SelfCheckKey,
  type SelfCheckOutcome,
  type SelfCheckRunState,
  selfCheckRunStates,
} from '@practice/contracts';
import { model, Schema, type Types } from 'mongoose';

/** The outcome of a check, compared with that of the run before. */
export type StoredOutcome = SelfCheckOutcome & {
  /** Ids of its faults that were not there before. */
  newIds: string[];
  /** Faults that were there before, and are gone. */
  mended: SelfCheckOutcome['faults'];
  lastPassedAt: Date | null;
};

/** One run of all self-checks. */
export type StoredSelfCheckRun = {
  _id: Types.ObjectId;
  state: SelfCheckRunState;
  /** The day of whose night it is; null for one that somebody started. */
  date: string | null;
  startedBy: string | null;
  /** OPEN while it is under way, else its id: there is one open run at a time. */
  openKey: string;
  current: SelfCheckKey | null;
  outcomes: StoredOutcome[];
  startedAt: Date;
  finishedAt: Date | null;
};

export const OPEN = 'open';

const optional = { type: String, default: null } as const;

const schema = new Schema<StoredSelfCheckRun>(
  {
    state: { type: String, required: true, enum: selfCheckRunStates },
    date: optional,
    startedBy: optional,
    openKey: { type: String, required: true },
    current: optional,
    // As the contract has it; it is read by the contract's schemas.
    outcomes: { type: [Schema.Types.Mixed], default: [] } as never,
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
  },
  { collection: 'self_check_runs', versionKey: false },
);
schema.index({ openKey: 1 }, { unique: true });
schema.index({ startedAt: -1 });
schema.index({ date: 1 });

export const SelfCheckRunModel = model('SelfCheckRun', schema);
