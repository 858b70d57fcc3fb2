import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { forgetDatabaseKey } from './database-key.ts';
import { engineNames } from './engine.ts';
import { writeFileWhole } from './write-file.ts';

const choiceRecord = z.object({
  engine: z.enum(engineNames),
  version: z.string(),
  /** `new` until the engine was handed out for the first time: nobody can have written anything yet. */
  state: z.enum(['new', 'used']),
  port: z.number().optional(),
});

/** Which engine a data folder belongs to, kept in `database.json` beside the database's own folder. */
export type Choice = z.output<typeof choiceRecord>;

const pathOf = (dataDir: string) => join(dataDir, 'database.json');

/** The folder that holds the database itself. */
export const storagePathOf = (dataDir: string) => join(dataDir, 'db');

/**
 * The engine that a data folder has been used with; undefined for a new one. What an interrupted first start left,
 * which nobody can have used, is removed. Without a readable note the files themselves show it.
 */
export function readChoice(dataDir: string): Choice | undefined {
  const noted = parse(pathOf(dataDir));
  if (noted?.state === 'new') {
    forgetChoice(dataDir);
    return undefined;
  }
  return noted ?? choiceFromFiles(storagePathOf(dataDir));
}

function choiceFromFiles(storagePath: string): Choice | undefined {
  if (!existsSync(storagePath) || readdirSync(storagePath).length === 0) return undefined;
  const isSecantus = existsSync(join(storagePath, 'secantus_collections.wt'));
  return { engine: isSecantus ? 'secantus' : 'mongod', version: 'unknown', state: 'used' };
}

function parse(path: string): Choice | undefined {
  try {
    return choiceRecord.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

export function writeChoice(dataDir: string, choice: Choice): void {
  writeFileWhole(pathOf(dataDir), `${JSON.stringify(choice)}\n`);
}

/** Removes a choice that never became ready, with the folder it had begun. */
export function forgetChoice(dataDir: string): void {
  rmSync(storagePathOf(dataDir), { recursive: true, force: true });
  forgetDatabaseKey(dataDir);
  rmSync(pathOf(dataDir), { force: true });
}
