import { setTimeout as wait } from 'node:timers/promises';

const FIRST_MS = 500;
const LONGEST_MS = 30_000;
/** After running for this long, an end counts as a new trouble and not as the same one. */
const CALM_MS = 60_000;

/** Waits longer from time to time: not at all, half a second, one, two … up to half a minute. */
export function createBackOff(signal: AbortSignal): () => Promise<void> {
  let next = 0;
  let lastAt = 0;
  return async () => {
    if (Date.now() - lastAt > CALM_MS) next = 0;
    await wait(next, undefined, { signal });
    lastAt = Date.now();
    next = Math.min(Math.max(next * 2, FIRST_MS), LONGEST_MS);
  };
}
