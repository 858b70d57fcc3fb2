import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { insert } from './insert.ts';
import { camel, type Names, pascal, rename } from './names.ts';

const templates = join(import.meta.dirname, 'templates/remote');

type NewScreen = Names & {
  /** The remote that shows it: `mf-content`. */
  remote: string;
  /** Who sees the section. */
  permission: string;
};

/**
 * Writes the files of a new screen into a remote and registers its section. Gives the paths that it wrote.
 * @throws Error when the folder is there already, or the remote's files cannot be added to.
 */
export function writeScreen(root: string, screen: NewScreen): string[] {
  const src = join(root, screen.remote, 'src');
  const folder = join(src, screen.many);
  if (existsSync(folder)) throw new Error(`${screen.remote}/src/${screen.many} is there already`);

  const edited = registered(join(root, screen.remote), screen);
  mkdirSync(folder);
  const made = readdirSync(templates).map((name) => ({
    path: join(folder, rename(name.replace(/\.txt$/, ''), screen)),
    text: rename(readFileSync(join(templates, name), 'utf8'), screen),
  }));
  for (const { path, text } of [...made, ...edited]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return [...made, ...edited].map(({ path }) => path);
}

/** The files of the remote that name its sections, with one more. */
function registered(dir: string, { many, nouns, permission }: NewScreen) {
  const read = (path: string) => ({ path: join(dir, path), text: readFileSync(join(dir, path), 'utf8') });
  const [paths, routes, config] = [read('src/paths.ts'), read('src/routes.tsx'), read('rspack.config.ts')];
  const name = camel(many);
  const screen = `${pascal(many)}Screen`;
  const section = `    {
      key: '${many}',
      title: '${nouns.many}',
      description: '${nouns.many}: ne oldukları',
      group: 'İçerik',
      icon: 'file-text',
      permission: '${permission}',
      order: 90,
    },
`;
  return [
    { ...paths, text: insert(paths.text, /,?\s*\} as const;/, 'before', `,\n  ${name}: '${many}'`) },
    {
      ...routes,
      text: insert(
        insert(routes.text, /^import .*;\n/, 'after', `import { ${screen} } from './${many}/${many}-screen.tsx';\n`),
        /^ {2}throw new Error/,
        'before',
        `  if (section === sections.${name}) return <${screen} />;\n`,
      ),
    },
    { ...config, text: insert(config.text, /^ {2}\],/, 'before', section) },
  ];
}
