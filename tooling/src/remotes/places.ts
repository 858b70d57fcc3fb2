import { join, resolve } from 'node:path';
import { loadDotEnv, root } from '../start/env.ts';

/** Where published versions lie, and the file that says which of them are live: as the gateway looks for them. */
export type Places = { dir: string; file: string };

export function readPlaces(environment: Record<string, string | undefined> = process.env): Places {
  loadDotEnv();
  const dataDir = resolve(root, environment.DATA_DIR || '.data');
  return {
    dir: environment.REMOTES_DIR ? resolve(root, environment.REMOTES_DIR) : join(dataDir, 'remotes'),
    file: environment.REMOTES_FILE ? resolve(root, environment.REMOTES_FILE) : join(dataDir, 'remotes.json'),
  };
}
