import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findProcesses } from '../../processes/find-processes.ts';
import { engineMarks } from '../engine.ts';

/** The processes of database engines that work on a data folder. */
export function enginesOn(dataDir: string): number[] {
  const value = join(realpathSync(dataDir), 'db');
  return engineMarks.flatMap((mark) => findProcesses({ ...mark, value }));
}
