import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { breakingChanges } from './breaking-changes.ts';
import { compose, readSubgraphs } from './compose.ts';
import { writeMissingOperations } from './missing-operations.ts';
import { releasedSchema } from './released-schema.ts';
import { writeChanged } from './write-changed.ts';

// Writes gateway/supergraph.graphql, gateway/api.graphql and operations that front ends use. A change that would break an
// API consumer is refused unless it is meant: `npx tsx tooling/src/compose-supergraph/main.ts --allow-breaking`, then
// `npm run codegen`.
const root = path.resolve(import.meta.dirname, '../../..');
const subgraphs = await readSubgraphs(root);
const { supergraph, api } = compose(subgraphs);
const apiFile = path.join(root, 'gateway/api.graphql');
const known = [releasedSchema(root), await readFile(apiFile, 'utf8').catch(() => undefined)];

const breaking = await breakingChanges(
  known.filter((schema) => schema !== undefined),
  api,
);
if (breaking.length > 0 && !process.argv.includes('--allow-breaking')) {
  console.error(`This schema breaks API consumers:\n${breaking.map((line) => `  - ${line}`).join('\n')}`);
  console.error('Deprecate instead. When it is meant: npx tsx tooling/src/compose-supergraph/main.ts --allow-breaking');
  process.exit(1);
}
await writeChanged(path.join(root, 'gateway/supergraph.graphql'), supergraph);
await writeChanged(apiFile, api);
// The same texts as modules, so that bundles carry them.
await writeModule('gateway/src/generated/supergraph.ts', supergraph);
for (const { name, sdl } of subgraphs) {
  await writeModule(`services/${name}/src/generated/sdl.ts`, sdl);
  await writeChanged(path.join(root, `services/${name}/src/generated/sdl.graphql`), sdl);
}
await writeMissingOperations(root, api);

async function writeModule(file: string, text: string): Promise<void> {
  await writeChanged(path.join(root, file), `export default ${JSON.stringify(text)};\n`);
}
