import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type RemoteBuild, remoteBuild } from './remote-schemas.ts';
import { versionPattern } from './version-pattern.ts';
import { watchedJson } from './watched-json.ts';

export type PublishedVersion = { info: RemoteBuild; filesDir: string };

/** The versions of remotes that have been published: `<dir>/<name>/<version>/dist` and, beside it, `dist-server`. */
export type PublishedVersions = {
  find: (name: string, version: string) => PublishedVersion | undefined;
  /** Persisted documents of every published version: open pages go on with the version that they loaded. */
  documentFiles: () => string[];
};

type Options = { dir: string | undefined; onBad: (problem: { file: string; message: string }) => void };

export function publishedVersions({ dir, onBad }: Options): PublishedVersions {
  const readers = new Map<string, ReturnType<typeof watchedJson<RemoteBuild>>>();

  function find(name: string, version: string): PublishedVersion | undefined {
    if (!dir || !/^[a-z][a-z0-9-]*$/.test(name) || !versionPattern.test(version)) return undefined;
    const filesDir = path.join(path.resolve(dir), name, version, 'dist');
    const file = path.join(filesDir, 'remote.json');
    const reader = readers.get(file) ?? watchedJson({ file, schema: remoteBuild, onBad });
    const info = reader.read();
    if (!info) return undefined;
    readers.set(file, reader);
    return { info, filesDir };
  }

  return {
    find,
    documentFiles: () =>
      foldersIn(dir).flatMap((name) =>
        foldersIn(path.join(dir as string, name)).flatMap((version) => {
          const found = find(name, version);
          return found?.info.persistedDocuments ? [path.join(found.filesDir, found.info.persistedDocuments)] : [];
        }),
      ),
  };
}

function foldersIn(dir: string | undefined): string[] {
  if (!dir || !statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}
