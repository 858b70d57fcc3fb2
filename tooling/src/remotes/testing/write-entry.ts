import { changeEntry, type Entry } from '@practice/service-kit/remotes-list/remotes-file';

/** Puts an entry into a list of remotes, in the place of the one with its name. */
export function writeEntry(file: string, entry: Entry): void {
  changeEntry(file, entry.name, () => entry);
}
