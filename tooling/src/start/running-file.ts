import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileWhole } from '../database/write-file.ts';
import { lockHolder } from '../processes/lock.ts';

const record = z.object({
  url: z.string(),
  mongodbUri: z.string(),
  /** Variables with the address of each service, such as `CONTENT_URL`. */
  services: z.record(z.string(), z.string()).default({}),
  /** Where it looks for the versions of remotes, see `ReleasePaths`. */
  remotes: z.object({ dir: z.string(), file: z.string(), builds: z.string() }).optional(),
});
/** Where a running product, its database and its services are, for the programs that join it. */
export type Running = z.output<typeof record>;

const pathIn = (dataDir: string) => join(dataDir, 'running.json');

export function noteRunning(dataDir: string, running: Running): void {
  writeFileWhole(pathIn(dataDir), JSON.stringify(running));
}

export function forgetRunning(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** The product that runs on a data folder; undefined when none does, whatever a killed one has left there. */
export async function readRunning(dataDir: string): Promise<Running | undefined> {
  if (!(await lockHolder(dataDir, 'product'))) return undefined;
  try {
    return record.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}
