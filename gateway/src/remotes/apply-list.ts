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
  for (const {
    enabled,
    previews: _,
    previous: _previous,
    earlier: _earlier,
    changes: _changes,
    ...live
  } of content?.remotes ?? []) {
    const known = versionOf(published, live) ?? byName.get(live.name);
    const { manifest = known?.manifest, routes = known?.routes ?? (live.sections && []) } = live;
    if (!enabled || !manifest || !routes) {
      byName.delete(live.name);
      if (enabled && live.version) onMissing(live.name, live.version);
      continue;
    }
    // A missing version live nothing: a mistake in the file must not take the site down.
    const isMissing = live.version !== undefined && !live.manifest && known?.version !== live.version;
    if (isMissing) onMissing(live.name, live.version as string);
    const version = isMissing ? (known?.version as string) : (live.version ?? known?.version ?? 'external');
    byName.set(live.name, { ...(known && atManifest(known, manifest)), ...live, version, manifest, routes });
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
    const { for: _for, routes = known?.routes, ...fields } = preview;
    if (!routes || !manifest) continue;
    const base = known && atManifest(known, manifest);
    byName.set(name, { ...base, ...fields, name, manifest, routes, isPreview: true });
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
