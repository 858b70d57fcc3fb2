import { remoteChange } from './remote-changes.ts';
import { remoteFailureCount } from './remote-failures.ts';
import { z } from './zod-setup.ts';

const empty = z.object({});

/** What gateways tell identity of remotes, and what is known of them. */
export const remoteCalls = {
  /** Writes what was done to the list of remotes into the audit log, each change once, whichever gateway reports it. */
  noteRemoteChanges: { input: z.object({ changes: z.array(remoteChange) }), output: empty },
  /** Adds failures of remotes that a gateway has counted. */
  noteRemoteFailures: { input: z.object({ counts: z.array(remoteFailureCount) }), output: empty },
  /** How often versions have failed, from a time to another, in the order that was asked for. */
  countRemoteFailures: {
    input: z.object({
      periods: z.array(z.object({ name: z.string(), version: z.string(), from: z.string(), to: z.string() })),
    }),
    output: z.array(z.object({ server: z.number().int(), browser: z.number().int() })),
  },
  /** The remotes that are live and the paths that they serve, as gateways that run have last reported. */
  listLiveRemotes: { input: empty, output: z.array(z.object({ name: z.string(), routes: z.array(z.string()) })) },
};
