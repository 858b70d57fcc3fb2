import { selfCheckKeys } from './self-check-list.ts';
import { personalSample, selfCheckOutcome, selfCheckReport, selfCheckStep, selfCheckStepInput } from './self-checks.ts';
import { z } from './zod-setup.ts';

const empty = z.object({});

/** Of every service that has a part in a self-check. */
export const checkedServiceCalls = {
  /** Looks at the next part of what it has for a check; reads only. */
  runSelfCheckStep: { input: selfCheckStepInput, output: selfCheckStep },
} as const;

/** Of every service that has personal data of people. */
export const sampledServiceCalls = {
  /** Some personal data, for whoever looks whether visitors are given any. */
  samplePersonalData: { input: empty, output: personalSample },
} as const;

/** Of the service that keeps the runs. */
export const selfCheckRunCalls = {
  /** Plans the next nightly run, and gives up one that nobody goes on with. */
  planSelfChecks: { input: empty, output: empty },
  /** The run to go on with, started by hand or of a night, and the checks that are left; null when it is over. */
  beginSelfCheckRun: {
    input: z.union([z.object({ id: z.string() }), z.object({ date: z.string() })]),
    output: z.object({
      run: z.object({ id: z.string(), left: z.array(z.enum(selfCheckKeys)) }).nullable(),
      /** Another is under way: later. */
      isBusy: z.boolean(),
    }),
  },
  noteSelfCheckBegun: { input: z.object({ id: z.string(), key: z.enum(selfCheckKeys) }), output: empty },
  noteSelfCheckOutcome: { input: z.object({ id: z.string(), outcome: selfCheckOutcome }), output: empty },
  finishSelfCheckRun: { input: z.object({ id: z.string() }), output: empty },
  breakSelfCheckRun: { input: z.object({ id: z.string() }), output: empty },
  readSelfCheckReport: { input: z.object({ id: z.string() }), output: selfCheckReport.nullable() },
} as const;
