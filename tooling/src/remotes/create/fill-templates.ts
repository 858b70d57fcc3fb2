import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file to be written, by its path in the new remote. */
export type File = { path: string; text: string };

const templates = join(import.meta.dirname, 'templates');

/** The files of a folder of templates; `{{name}}` and the like are replaced by the values of these names. */
export function fillTemplates(kind: string, values: Record<string, string>): File[] {
  const folder = join(templates, kind);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({
      path: join(relative(folder, parentPath), name.replace(/\.txt$/, '')),
      text: readFileSync(join(parentPath, name), 'utf8').replace(/\{\{(\w+)\}\}/g, (mark, key) => values[key] ?? mark),
    }));
}
