import { setTimeout as wait } from 'node:timers/promises';
import type { MongoClient } from 'mongodb';
import { onServer, type ReplicaSet } from './replica-set.ts';

/** How often something happened to a replica set while it was used. */
export type Disturbances = { stepDowns: number; kills: number };

/**
 * Has the primary step down and be killed in turn, with pauses in which the set is whole, until the function that is returned
 * is called.
 */
export function disturb({ uri, members }: ReplicaSet, pauseMs = 10_000): () => Promise<Disturbances> {
  const done: Disturbances = { stepDowns: 0, kills: 0 };
  const stopped = new AbortController();
  const pause = () => wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);

  async function stepDown(client: MongoClient): Promise<void> {
    // The time for the others to catch up must be the shorter one.
    await client.db('admin').command({ replSetStepDown: 15, secondaryCatchUpPeriodSecs: 5, force: true });
    done.stepDowns += 1;
  }

  async function kill(client: MongoClient): Promise<void> {
    const { primary } = await client.db('admin').command({ hello: 1 });
    const member = members.find(({ address }) => address === primary);
    if (!member) return;
    await member.kill();
    done.kills += 1;
    await pause();
    member.start();
  }

  async function work(): Promise<void> {
    for (let turn = 0; ; turn++) {
      await pause();
      if (stopped.signal.aborted) return;
      // A set between two primaries refuses either: the next turn comes.
      await onServer(uri, turn % 2 === 0 ? stepDown : kill).catch(() => undefined);
    }
  }

  const working = work();
  return async () => {
    stopped.abort();
    await working;
    return done;
  };
}
