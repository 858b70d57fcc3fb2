import type { Row } from '../row.ts';
import type { Recorded, ResultsFile } from './results-file.ts';

/** Two runs differ by a little more than their own rounds tell. */
const LEAST_NOISE = 0.05;
/** Figures of these units mean something on the machine alone on which they were measured. */
const unitsOfMachine = ['ms', 's', 'MB'];

type Place = Pick<Recorded, 'node' | 'machine'>;

type Comparison = {
  /** What fails a check: the row's name, and what is wrong with it. */
  problems: { name: string; text: string }[];
  /** What could not be compared, and why. */
  notes: string[];
};

/**
 * Compares rows just measured with the recorded ones: each that is worse by more than its noise, and each that misses a goal
 * that it met when it was recorded, is a problem.
 */
export function compareResults(rows: readonly Row[], { recorded, broken }: ResultsFile, here: Place): Comparison {
  const problems: Comparison['problems'] = [];
  const notes = broken.map((line) => `This line of results.md cannot be read: ${line}`);
  const byName = new Map(recorded.map((each) => [each.name, each]));
  for (const row of rows) {
    const former = byName.get(row.name);
    const { name, measured } = row;
    const fail = (why: string) => problems.push({ name, text: `${name}: ${measured}${why}` });
    if (row.isLeftOut) notes.push(`${name}: ${measured}, so not compared here`);
    else if (!row.figure) fail(row.reason ? ` (${row.reason})` : '');
    else if (!former) notes.push(`results.md has no figure for: ${name}`);
    else if (unitsOfMachine.includes(former.unit) && isElsewhere(former, here))
      notes.push(`${name}: recorded on ${former.machine} with Node ${former.node}, so not compared here`);
    else if (isWorse(row, former)) fail(`, recorded ${shown(former)}`);
    else if (row.isMet === false && isGoalMet(former)) fail(` misses its goal ${row.goal}`);
  }
  return { problems, notes };
}

/** Whether a row is worse than recorded by more than the noise of both. */
function isWorse({ figure }: Row, former: Recorded): boolean {
  if (!figure) return true;
  const noise = Math.max(LEAST_NOISE, former.noise + figure.noise);
  const ratio = figure.value / former.value;
  return former.better === 'higher' ? ratio < 1 - noise : ratio > 1 + noise;
}

function isElsewhere(former: Place, here: Place): boolean {
  return former.node !== here.node || former.machine !== here.machine;
}

function isGoalMet({ value, better, goal }: Recorded): boolean {
  const number = Number(/\d+(?:\.\d+)?/.exec(goal)?.[0]);
  return better === 'higher' ? value >= number : value <= number;
}

const shown = ({ value, unit, noise }: Recorded) =>
  `${unit ? `${value} ${unit}` : value.toFixed(2)} ± ${Math.max(5, Math.ceil(noise * 100))} %`;
