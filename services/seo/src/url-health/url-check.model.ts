import type { UrlHealthRun } from '@practice/contracts';
import { model, Schema } from 'mongoose';

export const ONLY_CHECK = 'check';

/** The check that is under way, or was the last: there is one document, so there is one check at a time. */
export type UrlCheck = {
  _id: typeof ONLY_CHECK;
  runId: string;
  isRunning: boolean;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** When it last went on: one that has not for long was given up. */
  touchedAt: Date;
  pages: { path: string; title: string }[];
  /** Paths that are still to be asked, those of pages first. */
  waiting: string[];
  /** Paths that were ever put there. */
  seen: string[];
};

const schema = new Schema<UrlCheck>(
  {
    _id: { type: String, required: true },
    runId: { type: String, required: true },
    isRunning: { type: Boolean, required: true },
    startedAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    touchedAt: { type: Date, required: true },
    pages: { type: [{ _id: false, path: String, title: String }], default: [] },
    waiting: { type: [String], default: [] },
    seen: { type: [String], default: [] },
  },
  { collection: 'url_health_check', versionKey: false },
);

export const UrlCheckModel = model('UrlCheck', schema);

/** A check that has not gone on for so long, in milliseconds, was given up. */
export const GIVEN_UP_MS = 10 * 60_000;

export function toRun(check: UrlCheck | null): UrlHealthRun {
  return {
    isRunning: check?.isRunning === true && Date.now() - check.touchedAt.getTime() < GIVEN_UP_MS,
    checked: check ? check.seen.length - check.waiting.length : 0,
    total: check?.seen.length ?? 0,
    startedAt: check?.startedAt?.toISOString() ?? null,
    finishedAt: check?.finishedAt?.toISOString() ?? null,
  };
}
