import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteImports } from '@practice/contracts';
import { readRemotesFile } from '@practice/service-kit/remotes-list/remotes-file';
import { z } from 'zod';
import type { ReleasePaths } from '../remotes/release-paths.ts';
import { publishedVersions } from '../remotes/releases.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import type { PublishedDocuments } from './check-contracts.ts';
import { importsOfInfo } from './remote-imports.ts';

const texts = z.record(z.string().startsWith('sha256:'), z.string());
const listed = z.object({
  remotes: z.array(z.object({ name: z.string(), version: z.string(), manifest: z.string() })),
});
const FILE = 'persisted-documents.json';
const LIMIT_MS = 10_000;

/** What lies beside a build's manifest; a remote without queries has no such file. */
export function documentsOfFolder(folder: string, owner: string): PublishedDocuments {
  const file = join(folder, FILE);
  return { owner, documents: existsSync(file) ? texts.parse(JSON.parse(readFileSync(file, 'utf8'))) : {} };
}

/** The front ends as they are in this repository: what the next build of each will query. */
export function documentsHere(root: string): PublishedDocuments[] {
  return readdirSync(root)
    .filter((folder) => folder === 'shell' || folder.startsWith('mf-'))
    .map((folder) => documentsOfFolder(join(root, folder, 'src/generated'), folder));
}

/** What has been published from here and can be shown to somebody: live, the way back, and previews. */
export function documentsPublished(paths: ReleasePaths): PublishedDocuments[] {
  return readRemotesFile(paths.file).remotes.flatMap(({ name, version, previous, previews = [] }) => {
    const inUse = new Set<unknown>([version, previous, ...previews.map((preview) => preview.version)]);
    return publishedVersions(paths, name)
      .filter((each) => inUse.has(each))
      .map((each) => documentsOfFolder(join(paths.dir, name, each, 'dist'), `${name} ${each}`));
  });
}

/**
 * What an installation shows right now: every remote of its `/remotes.json`, by the file beside its manifest.
 * @throws UserFacingError when it does not answer
 */
export function documentsOf(origin: string): Promise<PublishedDocuments[]> {
  return besideManifests(origin, FILE, (content, owner) => ({ owner, documents: texts.parse(content) }));
}

/** What the remotes that an installation shows right now import of shared modules. */
export function importsOf(origin: string): Promise<RemoteImports[]> {
  return besideManifests(origin, 'remote.json', importsOfInfo);
}

async function besideManifests<Result>(
  origin: string,
  file: string,
  read: (content: unknown, owner: string) => Result,
): Promise<Result[]> {
  const { remotes } = listed.parse(await getJson(new URL('/remotes.json', origin)));
  return Promise.all(
    remotes.map(async ({ name, version, manifest }) => {
      const content = await getJson(new URL(file, new URL(manifest, origin)), { isOptional: true });
      return read(content, `${name} ${version}`);
    }),
  );
}

async function getJson(url: URL, { isOptional = false } = {}): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) }).catch((error) => {
    throw new UserFacingError(`${url} does not answer: ${error.message}`);
  });
  if (response.status === 404 && isOptional) return {};
  if (!response.ok) throw new UserFacingError(`${url} answered ${response.status}`);
  return response.json();
}
