import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadDotEnv, root } from '../start/env.ts';
import { readRunning } from '../start/running-file.ts';

export type ReleasePaths = {
  /** Folder of published versions: `<dir>/<name>/<version>`. */
  dir: string;
  /** The file that says which of them are live. */
  file: string;
  /** Folder with the builds that the product was started with; they are live unless the file names something else. */
  builds?: string;
};

/** The installation that a command acts on. */
export type Installation = ReleasePaths & {
  /** For the terminal: the running product's address, or the data folder on which none runs. */
  description: string;
  /** The address of the running product. */
  url?: string;
};

/** Where `npm start` keeps the builds of the remotes that it started with. */
export const buildsIn = (dataDir: string) => join(dataDir, 'builds');

/**
 * The installation of a data folder (`DATA_DIR`, `.data` when not given), with the paths that the environment names or
 * that the product running on it was started with.
 */
export async function readInstallation(
  environment: Record<string, string | undefined> = process.env,
): Promise<Installation> {
  loadDotEnv();
  const dataDir = resolve(root, environment.DATA_DIR || '.data');
  const running = existsSync(dataDir) ? await readRunning(dataDir) : undefined;
  const paths = { ...releasePaths(dataDir, environment), ...running?.remotes };
  const { builds = existsSync(buildsIn(dataDir)) ? buildsIn(dataDir) : root } = paths;
  const description = running
    ? `the product at ${running.url}, data folder ${dataDir}`
    : `data folder ${dataDir}, on which no product runs now (DATA_DIR names another one)`;
  return { ...paths, builds, description, ...(running ? { url: running.url } : {}) };
}

/** Where published versions are, by the environment or the data folder; the gateway applies the same rule. */
export function releasePaths(dataDir: string, environment: Record<string, string | undefined>): ReleasePaths {
  return {
    dir: environment.REMOTES_DIR ? resolve(root, environment.REMOTES_DIR) : join(dataDir, 'remotes'),
    file: environment.REMOTES_FILE ? resolve(root, environment.REMOTES_FILE) : join(dataDir, 'remotes.json'),
  };
}
