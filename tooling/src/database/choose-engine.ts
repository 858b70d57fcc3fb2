import { messageOf, UserFacingError } from '../terminal/user-facing-error.ts';
import type { Choice } from './choice.ts';
import { downloadMongod } from './download-mongod.ts';
import { type Engine, type EngineName, type EngineSearch, engineNames } from './engine.ts';
import { findMongod } from './mongod.ts';
import { findSecantus } from './secantus.ts';

/** Finds, downloads or installs one engine. Throws UserFacingError when it is not available. */
export function findEngine(name: EngineName, search: EngineSearch & { isDemanded: boolean }): Promise<Engine> {
  const ways: Record<EngineName, () => Promise<Engine>> = {
    mongod: () => findMongod(search),
    download: () => downloadMongod(search),
    secantus: () => findSecantus(search),
  };
  return ways[name]();
}

/** The engines to try, best first: the one of the folder, else the one that is demanded, else all. */
export function enginesToTry(
  choice: Choice | undefined,
  demanded: EngineName | undefined,
  dataDir: string,
): EngineName[] {
  if (choice && demanded && demanded !== choice.engine) {
    throw new UserFacingError(
      `The data in ${dataDir} belongs to the database "${choice.engine}", and EMBEDDED_DATABASE asks for "${demanded}". ` +
        'A folder never changes its database. Leave EMBEDDED_DATABASE out, or start with another folder: ' +
        `DATA_DIR=.data-${demanded} EMBEDDED_DATABASE=${demanded} npm start`,
    );
  }
  const only = choice?.engine ?? demanded;
  return only ? [only] : [...engineNames];
}

/**
 * What to say when the engine of a used folder is not to be had. Never the advice to begin in another folder: who follows it
 * works on an empty practice beside the real one.
 */
export function folderIsBound(choice: Choice, dataDir: string, reason: unknown): UserFacingError {
  return new UserFacingError(
    `The data in ${dataDir} was made with ${choice.engine} ${choice.version}, which cannot be started now. ` +
      `${messageOf(reason)} Nothing in the folder was changed.`,
  );
}

/** What to say when no engine could be started on a new folder. */
export function noneStarts(reasons: string[]): UserFacingError {
  return new UserFacingError(['No database could be started.', ...reasons].join('\n'));
}
