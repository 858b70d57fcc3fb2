import type { SelfCheckKey, SelfCheckOutcome } from '@practice/contracts';
import { assertCan, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { changeOpenRun } from './change-open-run.ts';
import { SelfCheckRunModel, type StoredOutcome, type StoredSelfCheckRun } from './self-check-run.model.ts';

/** Keeps what came of a check, compared with the run before. */
export const noteSelfCheckOutcome: InternalFunctions<'identity'>['noteSelfCheckOutcome'] = async (
  ctx,
  { id, outcome },
) => {
  assertCan(ctx, 'self-check:write');
  const [last, lastMade] = await earlierOutcomes(id, outcome.key);
  const compared: StoredOutcome = {
    ...outcome,
    newIds: newIdsOf(outcome, outcome.state === 'undone' ? last : lastMade),
    mended: outcome.state === 'undone' ? [] : mendedOf(outcome, lastMade),
    lastPassedAt: outcome.state === 'passed' ? new Date() : (last?.lastPassedAt ?? null),
  };
  await withTransaction((session) =>
    changeOpenRun(session, id, { $push: { outcomes: compared }, $set: { current: null } }),
  );
  return {};
};

type Earlier = StoredOutcome | undefined;

/** The last outcome of a check before a run, and the last of one that could be made. */
async function earlierOutcomes(id: string, key: SelfCheckKey): Promise<[last: Earlier, lastMade: Earlier]> {
  const runs = await SelfCheckRunModel.find({ _id: { $ne: id } })
    .sort({ startedAt: -1 })
    .lean<StoredSelfCheckRun[]>();
  const outcomes = runs.flatMap((run) => run.outcomes.filter((outcome) => outcome.key === key));
  return [outcomes[0], outcomes.find(({ state }) => state !== 'undone')];
}

function newIdsOf({ faults, faultCount }: SelfCheckOutcome, before: Earlier): string[] {
  // Of very many only some are kept: more of them than before are news.
  if (before && isCut(before) && faultCount <= before.faultCount) return [];
  const known = new Set(before?.faults.map((fault) => fault.id));
  return faults.map((fault) => fault.id).filter((id) => !known.has(id));
}

function mendedOf(outcome: SelfCheckOutcome, before: Earlier): SelfCheckOutcome['faults'] {
  if (isCut(outcome)) return [];
  const current = new Set(outcome.faults.map((fault) => fault.id));
  return (before?.faults ?? []).filter((fault) => !current.has(fault.id));
}

function isCut({ faults, faultCount }: SelfCheckOutcome): boolean {
  return faultCount > faults.length;
}
