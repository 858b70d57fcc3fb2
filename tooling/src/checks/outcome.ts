/** The result of a check. A check without tests of its own counts as one. With a warning, the report is shown though it passed. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  report: string;
  warning?: string;
  /** What else is to be said of it in the table. */
  note?: string;
};

export type Check = {
  name: string;
  run(): Promise<Outcome>;
};

/** Checks that run side by side; those of an inner list follow one another. */
export type Stage = (Check | Check[])[];

export type Result = Outcome & { name: string; seconds: number };

/** A check that is one yes or no; the report is shown when it is a no. */
export function yesOrNo(isGood: boolean, report: string): Outcome {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, report };
}

/** The last line of `npm test`. */
export function sumLine(outcomes: Outcome[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
