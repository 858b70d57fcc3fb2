import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Full path of a program in a list of folders as in PATH; undefined when there is none. */
export function findProgram(name: string, searchPath: string): string | undefined {
  return searchPath
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
