import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { serviceNames } from '@practice/contracts';
import { composeServices, compositionHasErrors } from '@theguild/federation-composition';
import { parse } from 'graphql';

/** What every subgraph's SDL starts with; `packages/service-kit` puts the same line before the schema it serves. */
const FEDERATION_LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable", "@external", "@requires", "@provides"])';

/** The SDL of every service as written, by service name: its schema.graphql, then those of its features. */
export async function readSubgraphs(root: string): Promise<{ name: string; sdl: string }[]> {
  return Promise.all(
    serviceNames.map(async (name) => {
      const service = path.join(root, 'services', name);
      const folders = (await readdir(path.join(service, 'src')))
        .sort()
        .map((folder) => path.join(service, 'src', folder));
      const files = [service, ...folders].map((folder) => path.join(folder, 'schema.graphql')).filter(existsSync);
      const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      return { name, sdl: texts.join('\n') };
    }),
  );
}

/**
 * Composes the supergraph (what the gateway runs on) and the public schema (what API consumers see).
 * @throws AggregateError with every composition error when the services do not fit together.
 */
export function compose(subgraphs: { name: string; sdl: string }[]): { supergraph: string; api: string } {
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
