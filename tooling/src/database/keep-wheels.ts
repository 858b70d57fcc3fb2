import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { downloadWheels, SECANTUS_VERSION, wheelsIn } from './install-secantus.ts';

/** Where a data folder keeps the files that its SecantusDB is installed from. */
export const keptEngineIn = (dataDir: string) => join(dataDir, 'engine');

/**
 * Keeps the files that SecantusDB is installed from beside the data, so that the folder can be opened when the package index
 * has them no more. They are those of the installation, else they are downloaded; without a network nothing is kept, and the
 * next start tries again. A data folder must not be kept for twice at the same time.
 */
export async function keepWheels(dataDir: string, engineDir: string): Promise<void> {
  const goal = join(keptEngineIn(dataDir), `secantus-${SECANTUS_VERSION}`);
  if (existsSync(goal)) return;
  const wheels = wheelsIn(engineDir);
  if (!existsSync(wheels)) await downloadWheels(engineDir);
  const draft = `${goal}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(wheels)) linkOrCopy(join(wheels, name), join(draft, name));
  renameSync(draft, goal);
}

/** On one disk a file is kept once. */
function linkOrCopy(from: string, to: string): void {
  // As everything in a data folder, from the beginning.
  chmodSync(from, 0o600);
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
