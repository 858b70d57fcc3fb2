import { prepareSolvedChallenges } from './challenge.ts';
import { prepareChallengeCounts } from './challenge-counts.ts';

/** The collections of challenges; counts of submissions are with those of the limits. */
export async function prepareChallenges(): Promise<void> {
  await Promise.all([prepareSolvedChallenges(), prepareChallengeCounts()]);
}
