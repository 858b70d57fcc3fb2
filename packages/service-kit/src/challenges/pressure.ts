import { networkOf } from './network.ts';
import { SharedTally } from './shared-tally.ts';

/** From so many submissions in ten minutes on, visitors have to solve a challenge: of one address, of its network, of all. */
export type PressureThresholds = { address: number; network: number; site: number };

/** 0: nothing is asked. 1 from the threshold on, 2 from twice and 3 from four times as many. */
export type Pressure = 0 | 1 | 2 | 3;

/** Two slices are looked at: the running one and the one before, so it is quiet again five to ten minutes after the last. */
const SLICE_MS = 5 * 60_000;
const MOST = 4;
/** Of a hit, enough to tell those of ten minutes apart. */
const ID_LENGTH = 12;

let thresholds: PressureThresholds | undefined;
let tally = new SharedTally();

/** Sets what counts as pressure in this process (CHALLENGE_THRESHOLDS); without it nobody is asked for anything. */
export function setPressureThresholds(value: PressureThresholds | undefined): void {
  thresholds = value;
  tally.end();
  tally = new SharedTally();
}

/** One submission: it counts once for its network and for the site, however often it is sent. */
type Submission = { hit: string; address: string; fromAddress: number };

/**
 * Counts a submission and says how much pressure there is: exactly as this process has seen it, and within a second as all
 * servers have. `fromAddress`: how many the limit of its address has counted.
 */
export function pressureOf({ hit, address, fromAddress }: Submission, now = Date.now()): Pressure {
  if (!thresholds) return 0;
  const slice = Math.floor(now / SLICE_MS);
  const endOf = (of: number) => new Date((of + 2) * SLICE_MS);
  const scopes = [
    { name: `network:${networkOf(address)}`, threshold: thresholds.network },
    { name: 'site', threshold: thresholds.site },
  ];
  const levels = scopes.map(({ name, threshold }) => {
    tally.add(idOf(name, slice), hit.slice(0, ID_LENGTH), { most: threshold * MOST, expiresAt: endOf(slice) });
    const counts = [slice, slice - 1].map((of) => tally.count(idOf(name, of), endOf(of)));
    return levelOf(
      counts.reduce((sum, count) => sum + count),
      threshold,
    );
  });
  return Math.max(levelOf(fromAddress, thresholds.address), ...levels) as Pressure;
}

function levelOf(count: number, threshold: number): Pressure {
  if (count < threshold) return 0;
  if (count < 2 * threshold) return 1;
  return count < MOST * threshold ? 2 : 3;
}

const idOf = (name: string, slice: number) => `pressure:${name}:${slice}`;
