import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isLeafType, Kind, parse, print } from 'graphql';
import { writeChanged } from './write-changed.ts';

/** Writes what `missingOperations` returns for each front end into its `generated/operations.graphql`. */
export async function writeMissingOperations(root: string, api: string): Promise<void> {
  for (const name of readdirSync(root).filter((folder) => /^(shell$|mf-)/.test(folder))) {
    const src = path.join(root, name, 'src');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => !/^generated\b/.test(file));
    const read = (ending: RegExp) =>
      files
        .filter((file) => ending.test(file))
        .map((file) => readFileSync(path.join(src, file), 'utf8'))
        .join('\n');
    const text = missingOperations(api, read(/\.graphql$/), read(/\.tsx?$/));
    const written = path.join(root, name, 'generated/operations.graphql');
    if (text) await writeChanged(written, text);
    else rmSync(written, { force: true });
  }
}

/**
 * Returns the queries and mutations that `sources` use as `…Document` and no document of the front end writes: all their
 * arguments, answered by its only fragment on the record, or by `<Record>Row` of several.
 *
 * @throws Error when no such fragment exists; the document is then written by hand
 */
export function missingOperations(api: string, documents: string, sources: string): string {
  const { definitions } = documents ? parse(documents) : { definitions: [] };
  const written = new Set(definitions.map((node) => ('name' in node ? node.name?.value : undefined)));
  const schema = buildSchema(api);
  const queries = schema.getQueryType()?.getFields();
  const fields = { ...queries, ...schema.getMutationType()?.getFields() };
  const used = new Set([...sources.matchAll(/\b([A-Z]\w*)Document\b/g)].map(([, name = '']) => name));
  const texts = [...used].sort().flatMap((name) => {
    const field = fields[name.charAt(0).toLowerCase() + name.slice(1)];
    if (!field || written.has(name)) return [];
    const record = getNamedType(field.type);
    const variables = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(' ');
    const values = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(' ');
    const answer = isLeafType(record) ? '' : `{ ...${fragmentOn(record.name, name)} }`;
    const kind = field === queries?.[field.name] ? 'query' : 'mutation';
    return `${kind} ${name}${variables && `(${variables})`} { ${field.name}${values && `(${values})`} ${answer} }`;
  });
  return texts.length > 0 ? `${print(parse(texts.join('\n')))}\n` : '';

  function fragmentOn(record: string, operation: string): string {
    const names = definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.typeCondition.name.value === record ? [node.name.value] : [],
    );
    const name = names.length === 1 ? names[0] : names.find((each) => each === `${record}Row`);
    if (!name) throw new Error(`${operation}: no fragment on ${record} answers it; write the document`);
    return name;
  }
}
