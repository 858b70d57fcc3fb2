import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromTemplates, type NewRecords, withLine, write } from './files.ts';
import { camel } from './names.ts';

/**
 * Writes the files of a new screen into `remote` (`mf-content`) and registers its section. Gives the paths that it wrote.
 * @throws Error when the folder is there already, or a list of the remote cannot be added to.
 */
export function writeScreen(root: string, { remote, ...records }: NewRecords & { remote: string }): string[] {
  const { many } = records;
  const src = join(root, remote, 'src');
  const folder = join(src, many);
  if (existsSync(folder)) throw new Error(`${remote}/src/${many} is there already`);
  const key = many.includes('-') ? `'${many}'` : many;
  return write([
    ...fromTemplates('remote', folder, records),
    withLine(join(src, 'sections.ts'), {
      import: `import { section as ${camel(many)} } from './${many}/section.ts';`,
      entry: camel(many),
    }),
    withLine(join(src, 'screens.ts'), { entry: `${key}: () => import('./${many}/${many}-screen.tsx')` }),
  ]);
}
