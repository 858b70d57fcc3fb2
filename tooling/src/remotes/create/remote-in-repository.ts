import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { File } from './fill-templates.ts';
import { insert } from './insert.ts';

/** The files of the repository that list its remotes, with one more. */
export function editsOfRepository(root: string, name: string): File[] {
  const edit = (path: string, pattern: RegExp, added: string): File => ({
    path,
    text: insert(readFileSync(join(root, path), 'utf8'), pattern, 'after', added),
  });
  const copies = ['dist', 'dist-server'].map(
    (folder) => `COPY --from=build /app/${name}/${folder} ${name}/${folder}\n`,
  );
  return [
    edit('package.json', /^ {4}"mf-[a-z0-9-]+",\n/, `    "${name}",\n`),
    edit('codegen.ts', /^const frontEnds = \[[^\]]*(?=\];)/, `, '${name}'`),
    edit('Dockerfile', /^COPY --from=build \/app\/mf-.*\n/, copies.join('')),
  ];
}
