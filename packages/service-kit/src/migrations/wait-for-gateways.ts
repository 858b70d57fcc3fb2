import { setTimeout as pause } from 'node:timers/promises';
import { GATEWAY_REPORT_MS } from '@practice/contracts';
import { database } from '../database.ts';
import { MigrationRefused } from './migration-refused.ts';

/** A gateway that was killed leaves its report, which is this old then. */
const SILENT_MS = 2 * GATEWAY_REPORT_MS;
const POLL_MS = 500;

/**
 * Waits until no gateway serves: one of the version before would read and write data under its migration. One that stops takes
 * its report away.
 * @throws MigrationRefused with their names, when they go on for longer than the report of a killed one counts
 */
export async function waitForGateways(
  onProgress: ((message: string) => void) | undefined,
  { limitMs = SILENT_MS + 5000 } = {},
): Promise<void> {
  const until = Date.now() + limitMs;
  for (let told = ''; ; await pause(POLL_MS)) {
    const recent = { seenAt: { $gt: new Date(Date.now() - SILENT_MS) } };
    const found = await database().collection<{ _id: string }>('gateways').find(recent).toArray();
    if (found.length === 0) return;
    const names = found.map(({ _id }) => _id).join(', ');
    if (Date.now() > until) {
      throw new MigrationRefused(
        `The data has to be migrated, and is not while gateways of the version before work on it: ${names}. Stop them, and ` +
          'services that run apart, and start this again.',
      );
    }
    if (names !== told) onProgress?.(`Waiting for gateways of the version before to stop: ${names} …`);
    told = names;
  }
}
