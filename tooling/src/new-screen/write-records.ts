import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type File, fromTemplates, type NewRecords, viewPermission, withLine, write } from './files.ts';
import { camel } from './names.ts';

/**
 * Writes the server's half of a new screen into `service` (`content`): contract, event, schema, model, functions, REST
 * routes, and their access cases. Gives the paths that it wrote.
 * @throws Error when the folder is there already, or a list of the repository cannot be added to.
 */
export function writeRecords(root: string, { service, ...records }: NewRecords & { service: string }): string[] {
  const folder = join(root, 'services', service, 'src', records.many);
  if (existsSync(folder)) throw new Error(`services/${service}/src/${records.many} is there already`);
  return write([
    ...fromTemplates('service', folder, records),
    ...fromTemplates('contract', join(root, 'packages/contracts/src'), records),
    ...fromTemplates('access', join(root, 'gateway/src/access/record-kinds'), records),
    ...registered(root, service, records),
  ]);
}

/** The lists of the repository that name such records, each with one more line. */
function registered(root: string, service: string, records: NewRecords): File[] {
  const { many, one } = records;
  const name = camel(many);
  return [
    withLine(join(root, 'packages/contracts/src/index.ts'), { import: `export * from './${many}.ts';` }),
    withLine(join(root, 'packages/contracts/src/audit-entities.ts'), {
      entry: `${/^[a-z]+$/.test(one) ? one : `'${one}'`}: '${records.nouns.one}'`,
    }),
    withLine(join(root, 'packages/contracts/src/record-events.ts'), {
      entry: `'${one}.changed': '${viewPermission(records)}'`,
    }),
    withLine(join(root, 'packages/contracts/src/queries-by-event.ts'), {
      entry: `'${one}.changed': ['${name}']`,
    }),
    withLine(join(root, 'services', service, 'src/features.ts'), {
      import: `import { ${name} } from './${many}/feature.ts';`,
      entry: name,
    }),
    withLine(join(root, 'gateway/src/access/record-kinds/all.ts'), {
      import: `import { ${name} } from './${many}.ts';`,
      entry: name,
    }),
  ];
}
