import type { PreviewChoice } from './preview-choice.ts';
import type { PublishedVersions } from './published-versions.ts';
import { atManifest, describeBuild, type Remote } from './remote.ts';
import type { RemotesFile } from './remote-schemas.ts';

type Entry = RemotesFile['remotes'][number];

/** Applies `REMOTES_FILE` to the list: other versions, other addresses, remotes not built here, remotes removed. */
export function applyFile(
  remotes: Remote[],
  content: RemotesFile | undefined,
  { published, onMissing }: { published: PublishedVersions; onMissing: (name: string, version: string) => void },
): Remote[] {
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  for (const { enabled, previews: _previews, previous: _previous, earlier: _earlier, ...entry } of content?.remotes ??
    []) {
    const { changes: _changes, ...changes } = entry;
    const known = versionOf(published, changes) ?? byName.get(changes.name);
    const { manifest = known?.manifest, routes = known?.routes ?? (changes.sections && []) } = changes;
    if (!enabled || !manifest || !routes) {
      byName.delete(changes.name);
      if (enabled && changes.version) onMissing(changes.name, changes.version);
      continue;
    }
    // A missing version changes nothing: a mistake in the file must not take the site down.
    const isMissing = changes.version !== undefined && !changes.manifest && known?.version !== changes.version;
    if (isMissing) onMissing(changes.name, changes.version as string);
    const version = isMissing ? (known?.version as string) : (changes.version ?? known?.version ?? 'external');
    byName.set(changes.name, { ...(known && atManifest(known, manifest)), ...changes, version, manifest, routes });
  }
  return [...byName.values()];
}

/** Applies the variables `REMOTE_<NAME>_URL`. */
export function applyUrls(remotes: Remote[], urls: Record<string, string>): Remote[] {
  return remotes.map((remote) => {
    const url = urls[remote.name];
    if (!url) return remote;
    const manifest = url.endsWith('.json') ? url : new URL('mf-manifest.json', `${url.replace(/\/$/, '')}/`).href;
    return { ...atManifest(remote, manifest), version: 'external' };
  });
}

/** Replaces live versions by the chosen previews, as far as the file lists them as previews. */
export function applyPreviews(
  remotes: Remote[],
  content: RemotesFile | undefined,
  { published, choice }: { published: PublishedVersions; choice: PreviewChoice },
): Remote[] {
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  for (const { name, previews } of content?.remotes ?? []) {
    const preview = previews.find(({ version }) => version === choice[name]);
    if (!preview) continue;
    const found = published.find(name, preview.version);
    const known = found ? describeBuild(found.filesDir, found.info, preview.version) : byName.get(name);
    const manifest = preview.manifest ?? (found ? known?.manifest : undefined);
    if (!known || !manifest) continue;
    byName.set(name, { ...atManifest(known, manifest), ...preview, manifest, isPreview: true });
  }
  return [...byName.values()];
}

function versionOf(
  published: PublishedVersions,
  { name, version, manifest }: Pick<Entry, 'name' | 'version' | 'manifest'>,
) {
  const found = version && !manifest ? published.find(name, version) : undefined;
  return found && version ? describeBuild(found.filesDir, found.info, version) : undefined;
}
