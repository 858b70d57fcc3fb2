import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insert } from './insert.ts';
import { camel, type Names, pascal, rename } from './names.ts';

/** Which events open screens hear of, by name alone: the contract's definitions would be downloaded with them. */
const EVENT_NAMES = 'shell/src/admin/live/event-names.ts';
const templates = join(import.meta.dirname, 'templates');

type NewRecords = Names & {
  /** The service that keeps them: `content`. */
  service: string;
  /** Who changes them, such as `content:write`; `content:view` then reads them. */
  permission: string;
};

type File = { path: string; text: string };

/**
 * Writes the server's half of a new screen: contract, event, schema, model, functions, REST routes, and the row of their
 * access cases. Gives the paths that it wrote.
 * @throws Error when the folder is there already, or the service's files cannot be added to.
 */
export function writeRecords(root: string, records: NewRecords): string[] {
  const folder = join(root, 'services', records.service, 'src', records.many);
  if (existsSync(folder)) throw new Error(`services/${records.service}/src/${records.many} is there already`);

  const files: File[] = [
    ...fromTemplates('service', folder, records),
    ...fromTemplates('contract', join(root, 'packages/contracts/src'), records),
    ...inContracts(root, records),
    ...inService(join(root, 'services', records.service), records),
    accessCases(root, records),
  ];
  mkdirSync(folder);
  for (const { path, text } of files) writeFileSync(path, text);
  return files.map(({ path }) => path);
}

function fromTemplates(kind: string, folder: string, records: NewRecords): File[] {
  return readdirSync(join(templates, kind)).map((name) => ({
    path: join(folder, rename(name.replace(/\.txt$/, ''), records)),
    text: fill(join(kind, name), records),
  }));
}

function fill(template: string, records: NewRecords): string {
  const text = readFileSync(join(templates, template), 'utf8')
    .replaceAll('{{write}}', records.permission)
    .replaceAll('{{view}}', viewPermission(records))
    .replaceAll('stored_things', records.many.replaceAll('-', '_'));
  return rename(text, records);
}

function inContracts(root: string, records: NewRecords): File[] {
  const [index, events, names] = [
    'packages/contracts/src/index.ts',
    'packages/contracts/src/events.ts',
    EVENT_NAMES,
  ].map((path) => read(join(root, path)));
  const event = `  '${records.one}.changed': { payload: z.object({ id: z.string() }), audience: '${viewPermission(records)}' },\n`;
  return [
    edit(index, [/^export \* from .*;\n/, 'after', `export * from './${records.many}.ts';\n`]),
    edit(events, [/^export const eventDefinitions = \{\n/, 'after', event]),
    edit(names, [/^\};/, 'before', `  '${records.one}.changed': true,\n`]),
  ];
}

function inService(service: string, records: NewRecords): File[] {
  const { many, one } = records;
  const [things, Thing, Things] = [camel(many), pascal(one), pascal(many)];
  const src = (name: string) => read(join(service, 'src', name));
  const verbs = [
    [`create${Thing}`, `create-${one}`],
    [`delete${Thing}`, `delete-${one}`],
    [`list${Things}`, `list-${many}`],
    [`order${Things}`, `order-${many}`],
    [`update${Thing}`, `update-${one}`],
  ];
  const imports = verbs.map(([verb, file]) => `import { ${verb} } from './${many}/${file}.ts';\n`).join('');
  const query = `    ${things}: (_, { includeInactive }, ctx) => list${Things}(ctx, { isActive: includeInactive ? null : true }),\n`;
  const mutations = `    create${Thing}: (_, { input }, ctx) => create${Thing}(ctx, input),
    update${Thing}: (_, { id, input }, ctx) => update${Thing}(ctx, { ...input, id }),
    delete${Thing}: (_, input, ctx) => delete${Thing}(ctx, input).then(() => true),
    order${Things}: (_, input, ctx) => order${Things}(ctx, input),
`;
  const model = `import { ${Thing}Model } from './${many}/${one}.model.ts';\n`;
  return [
    edit(
      read(join(service, 'schema.graphql')),
      [/^type Query \{\n/, 'after', fill('schema/query.graphql.txt', records)],
      [/^type Mutation \{\n/, 'after', fill('schema/mutation.graphql.txt', records)],
      [/(?![\s\S])/, 'after', fill('schema/types.graphql.txt', records)],
    ),
    edit(
      src('resolvers.ts'),
      [/^import .*;\n/, 'after', imports],
      [/^ {2}Query: \{\n/, 'after', query],
      [/^ {2}Mutation: \{\n/, 'after', mutations],
    ),
    edit(
      src('routes.ts'),
      [/^import .*;\n/, 'after', `import { ${camel(one)}Routes } from './${many}/routes.ts';\n`],
      [/^\];/, 'before', `  ...${camel(one)}Routes,\n`],
    ),
    edit(src('server.ts'), [/^import .*;\n/, 'after', model], [/\bmodels: \[/, 'after', `${Thing}Model, `]),
  ];
}

function accessCases(root: string, records: NewRecords): File {
  const row = `  {
    type: '${pascal(records.one)}',
    types: '${pascal(records.many)}',
    path: '/api/${records.many}',
    collection: '${records.many.replaceAll('-', '_')}',
    input: () => ({ title: 'Başlık' }),
    wrong: { title: ' ' },
    change: { title: 'Yeni başlık', isActive: false },
  },
`;
  return edit(read(join(root, 'gateway/src/access/record-kinds.ts')), [/^\];/, 'before', row]);
}

function viewPermission({ permission }: NewRecords): string {
  return permission.replace(/:\w+$/, ':view');
}

function read(path: string): File {
  return { path, text: readFileSync(path, 'utf8') };
}

function edit(file: File | undefined, ...insertions: [RegExp, 'before' | 'after', string][]): File {
  if (!file) throw new Error('nothing to edit');
  return {
    ...file,
    text: insertions.reduce((text, [pattern, where, added]) => insert(text, pattern, where, added), file.text),
  };
}
