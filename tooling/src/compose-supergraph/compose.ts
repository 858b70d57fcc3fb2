import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as contracts from '@practice/contracts';
import { composeServices, compositionHasErrors } from '@theguild/federation-composition';
import { parse } from 'graphql';
import { completeMarked } from './complete-marked.ts';
import { contractSchemas, typesOfContracts } from './types-of-contracts.ts';

/** What every subgraph's SDL starts with; `packages/service-kit` puts the same line before the schema it serves. */
const FEDERATION_LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable", "@external", "@requires", "@provides"])';

type Subgraph = { name: string; sdl: string };

/** Returns the SDL of every service: its schema.graphql, those of its features, and what contracts describe. */
export async function readSubgraphs(root: string): Promise<Subgraph[]> {
  const schemas = contractSchemas();
  return Promise.all(
    contracts.serviceNames.map(async (name) => {
      const service = path.join(root, 'services', name);
      const folders = (await readdir(path.join(service, 'src')))
        .sort()
        .map((folder) => path.join(service, 'src', folder));
      const files = [service, ...folders].map((folder) => path.join(folder, 'schema.graphql')).filter(existsSync);
      const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      const written = completeMarked(texts.join('\n'), schemas, contracts);
      return { name, sdl: `${written}\n${typesOfContracts(written, schemas)}` };
    }),
  );
}

/**
 * Composes the supergraph (what the gateway runs on) and the public schema (what API consumers see).
 * @throws AggregateError with every composition error when the services do not fit together.
 */
export function compose(subgraphs: Subgraph[]): { supergraph: string; api: string } {
  const result = composeServices(
    subgraphs.map(({ name, sdl }) => ({
      name,
      typeDefs: parse(`${FEDERATION_LINK}\n${sdl}`),
      url: `http://${name}.internal/graphql`,
    })),
  );
  if (compositionHasErrors(result)) {
    throw new AggregateError(result.errors, result.errors.map((error) => error.message).join('\n'));
  }
  return { supergraph: result.supergraphSdl ?? '', api: result.publicSdl ?? '' };
}
