import { type SelfCheckReport, type SelfCheckRun, selfCheckReport, selfCheckRun } from '@practice/contracts';
import type { StoredOutcome, StoredSelfCheckRun } from './self-check-run.model.ts';

/** A run with its outcomes in short. */
export function toRun(run: StoredSelfCheckRun): SelfCheckRun {
  return selfCheckRun.parse({ ...fieldsOf(run), outcomes: run.outcomes.map(withCounts) });
}

/** A run with everything that it found. */
export function toReport(run: StoredSelfCheckRun): SelfCheckReport {
  const outcomes = run.outcomes.map((outcome) => ({
    ...withCounts(outcome),
    lastPassedAt: outcome.lastPassedAt?.toISOString() ?? null,
    faults: outcome.faults.map((fault) => ({ ...fault, isNew: outcome.newIds.includes(fault.id) })),
  }));
  return selfCheckReport.parse({ ...fieldsOf(run), outcomes });
}

function fieldsOf({ _id, date, startedAt, finishedAt, ...run }: StoredSelfCheckRun) {
  return {
    ...run,
    id: String(_id),
    isNightly: date !== null,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function withCounts(outcome: StoredOutcome) {
  return { ...outcome, newCount: outcome.newIds.length, mendedCount: outcome.mended.length };
}
