import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findProcesses } from '../processes/find-processes.ts';
import { stopProcess } from '../processes/stop-process.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { engineMarks } from './engine.ts';
import { writeFileWhole } from './write-file.ts';

/** What a data folder has of its database, and what a move puts in their place. */
const FILES = ['db', 'database.json', 'database.key'];

/** For an engine that an interrupted move has left. */
const GRACE_MS = 10_000;

const moveRecord = z.object({
  /** Name of the folder, in the data folder, that gets what was there before. */
  kept: z.string(),
  /** Servers of a given database that the data was moved to; none when it is embedded. */
  servers: z.string().optional(),
});

/** A move whose copy is complete and the same as what it was made of. From here on it is only ever finished. */
export type Move = z.output<typeof moveRecord>;

const notePath = (dataDir: string) => join(dataDir, 'move.json');

/** The data folder of an engine that a move copies to, inside of the one that is moved. */
export const draftFolderOf = (dataDir: string) => join(dataDir, 'moving');

/** Has a move done, now or by the next start. Neither of its engines may run. */
export function decideMove(dataDir: string, move: Move): void {
  writeFileWhole(notePath(dataDir), JSON.stringify(move satisfies Move));
}

/**
 * Finishes a move that was decided, however far it came before a kill, and removes what one has left that was not. Run while the
 * folder is locked, before anything reads its database.
 * @returns the folder with what was there before, when there was something and a move was finished
 */
export async function finishMove(dataDir: string): Promise<string | undefined> {
  const draft = draftFolderOf(dataDir);
  const pids = engineMarks.flatMap((mark) => findProcesses({ ...mark, value: join(draft, 'db') }));
  await Promise.all(pids.map((pid) => stopProcess(pid, GRACE_MS)));
  const move = readMove(dataDir);
  const kept = move && putInPlace(dataDir, move);
  rmSync(draft, { recursive: true, force: true });
  if (move && !move.servers) rmSync(notePath(dataDir));
  return kept;
}

/**
 * Refuses to start an embedded database on a folder whose data was moved to a given one.
 * @throws UserFacingError with how to start, and how to go back
 */
export function assertNotMovedAway(dataDir: string): void {
  const { servers, kept } = readMove(dataDir) ?? {};
  if (!servers) return;
  throw new UserFacingError(
    `The data of ${dataDir} was moved to the MongoDB at ${servers}: set MONGODB_URI to its address. What was here before is ` +
      `kept in ${join(dataDir, String(kept))}; to go back to it, move its files to ${dataDir} and remove ${notePath(dataDir)}.`,
  );
}

function readMove(dataDir: string): Move | undefined {
  return existsSync(notePath(dataDir))
    ? moveRecord.parse(JSON.parse(readFileSync(notePath(dataDir), 'utf8')))
    : undefined;
}

/** Each file of the draft takes its place, after the one that is there now: done again, it goes on where it ended. */
function putInPlace(dataDir: string, { kept, servers }: Move): string | undefined {
  const keptFolder = join(dataDir, kept);
  for (const name of FILES) {
    const [present, next] = [join(dataDir, name), join(draftFolderOf(dataDir), name)];
    if (!existsSync(next) && !servers) continue;
    if (existsSync(present)) {
      mkdirSync(keptFolder, { recursive: true, mode: 0o700 });
      renameSync(present, join(keptFolder, name));
    }
    if (!servers) renameSync(next, present);
  }
  return existsSync(keptFolder) ? keptFolder : undefined;
}
