import { checksLeft } from '@practice/contracts';
import { assertCan, type InternalFunctions, isDuplicateKey, withTransaction } from '@practice/service-kit';
import { changeOpenRun } from './change-open-run.ts';
import { createSelfCheckRun } from './create-self-check-run.ts';
import { OPEN, SelfCheckRunModel, type StoredSelfCheckRun } from './self-check-run.model.ts';

type Begun = Awaited<ReturnType<InternalFunctions<'identity'>['beginSelfCheckRun']>>;

/**
 * The run that a job is to make: the one that somebody started, or that of a night. A job that is run again after a crash
 * gets the same one, with the checks that are left.
 */
export const beginSelfCheckRun: InternalFunctions<'identity'>['beginSelfCheckRun'] = async (ctx, input) => {
  assertCan(ctx, 'self-check:write');
  if ('id' in input) return begin(await SelfCheckRunModel.findById(input.id).lean<StoredSelfCheckRun>());
  const { date } = input;
  const before = await SelfCheckRunModel.findOne({ date }).lean<StoredSelfCheckRun>();
  if (before) return begin(before);
  try {
    const fields = { state: 'running', date, startedBy: null } as const;
    return toBegun(await withTransaction((session) => createSelfCheckRun(session, fields)));
  } catch (error) {
    if (isDuplicateKey(error)) return { run: null, isBusy: true };
    throw error;
  }
};

async function begin(run: StoredSelfCheckRun | null): Promise<Begun> {
  if (run?.openKey !== OPEN) return { run: null, isBusy: false };
  await withTransaction((session) => changeOpenRun(session, String(run._id), { $set: { state: 'running' } }));
  return toBegun(run);
}

function toBegun({ _id, outcomes }: StoredSelfCheckRun): Begun {
  return { run: { id: String(_id), left: checksLeft(outcomes) }, isBusy: false };
}
