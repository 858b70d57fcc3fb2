import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { insertEntry, insertImport } from './insert-line.ts';
import { type Names, rename } from './names.ts';

const templates = join(import.meta.dirname, 'templates');

/** A file to be written. */
export type File = { path: string; text: string };

export type NewRecords = Names & {
  /** Who sees the section and changes the records, such as `content:write`; `content:view` then reads them. */
  permission: string;
};

/** The templates of a folder, filled in for these records, as files of `folder`. */
export function fromTemplates(kind: string, folder: string, records: NewRecords): File[] {
  return readdirSync(join(templates, kind)).map((name) => ({
    path: join(folder, rename(name.replace(/\.txt$/, ''), records)),
    text: fill(readFileSync(join(templates, kind, name), 'utf8'), records),
  }));
}

function fill(template: string, records: NewRecords): string {
  const text = template
    .replaceAll('{{write}}', records.permission)
    .replaceAll('{{view}}', viewPermission(records))
    .replaceAll('stored_things', records.many.replaceAll('-', '_'));
  return rename(text, records);
}

/** A file that is a list, with one more line for these records; `line` has an import, an entry or both. */
export function withLine(path: string, line: { import?: string; entry?: string }): File {
  let text = readFileSync(path, 'utf8');
  if (line.import) text = insertImport(text, line.import);
  if (line.entry) text = insertEntry(text, line.entry);
  return { path, text };
}

/** Gives the paths that it wrote. */
export function write(files: File[]): string[] {
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return files.map(({ path }) => path);
}

/** Who reads the records: `content:view` for `content:write`. */
export function viewPermission({ permission }: Pick<NewRecords, 'permission'>): string {
  return permission.replace(/:[\w-]+$/, ':view');
}
