import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'mongodb';
import type { Deployment } from './client-connection.ts';
import type { Command } from './command.ts';
import { refused } from './refusal.ts';

/** Answers what an administrator sends to a deployment, and does it; undefined for all other commands. */
export async function administer(
  command: Command,
  { topology, stepDown }: Pick<Deployment, 'topology' | 'stepDown'>,
): Promise<Document | undefined> {
  const { name, body } = command;
  if (name === 'replSetInitiate') {
    const { _id, members } = body.replSetInitiate as { _id: string; members: { host: string }[] };
    const hosts = members.map(({ host }) => host);
    if (!isDeepStrictEqual(hosts.toSorted(), topology.addresses.toSorted())) {
      const message = `Quorum check failed: ${hosts} are not the members of this set, ${topology.addresses}`;
      return refused({ code: 74, message }, command);
    }
    topology.setName = _id;
    return { ok: 1 };
  }
  if (name === 'replSetStepDown') {
    if (body.secondaryCatchUpPeriodSecs > body.replSetStepDown) {
      return refused({ code: 2, message: 'stepdown period must be longer than secondaryCatchUpPeriodSecs' }, command);
    }
    void stepDown();
    return { ok: 1 };
  }
  // Its collections are not sharded, so it need not know the shard.
  if (name === 'addShard' && topology.persona === 'mongos') return { shardAdded: 'shard', ok: 1 };
  return undefined;
}
