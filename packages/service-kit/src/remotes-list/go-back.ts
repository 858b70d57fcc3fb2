import { OperationProblem } from '../operations/operation.ts';
import { type Made, noted } from './list-changes.ts';
import { hasStepBack, liveRelease, stepsBack, withLive, withSteps } from './live-release.ts';
import { changeEntry, type Entry } from './remotes-file.ts';

type Options = {
  made?: Made | undefined;
  /** The version that has to be live still; any when not given. */
  from?: string;
  /** Version of the build that the product was started with; undefined when it has none of this remote. */
  built: string | undefined;
  /** Also where nothing was live before: then nothing is. */
  toNothing?: boolean | undefined;
  /** Throws when the files of a version are gone. */
  assertPublished: (version: string) => void;
};

/**
 * Makes live in a list of remotes what was live before, one step; the build that the product was started with is the last one.
 * @throws OperationProblem when there is nothing to return to, or another version than `from` is live by now
 */
export function goBack(file: string, name: string, { made, from, built, toNothing, assertPublished }: Options): Entry {
  return changeEntry(file, name, (entry) => {
    const live = liveRelease(entry);
    if (!live && stepsBack(entry).length === 0)
      throw new OperationProblem(`No published version of ${name} is live: there is nothing to go back from.`);
    const version = typeof live === 'object' ? live.version : live;
    if (from !== undefined && version !== undefined && version !== from)
      throw new OperationProblem(`${name} ${from} is not live any more.`);
    if (!toNothing && !hasStepBack(entry, built))
      throw new OperationProblem(`Nothing was live before ${name} ${version ?? ''}: there is nothing to go back to.`);
    const [previous, ...steps] = stepsBack(entry);
    if (typeof previous === 'string') assertPublished(previous);
    return noted(withSteps(withLive(entry, previous), steps), made);
  });
}
