import { lastLiveChange } from '@practice/service-kit/remotes-list/list-changes';
import { describeRelease, liveRelease, stepsBack } from '@practice/service-kit/remotes-list/live-release';
import type { Entry } from '@practice/service-kit/remotes-list/remotes-file';
import type { ReleasePaths } from './release-paths.ts';
import { allEntries, builtVersion, publishedVersions } from './releases.ts';
import { oldVersions } from './tidy-versions.ts';

/** A line for every remote: what is live, what was before, previews, published versions. */
export function describeRemotes(paths: ReleasePaths): string {
  return (
    allEntries(paths)
      .map((entry) => `${entry.name}: ${partsOf(paths, entry).join(' · ')}`)
      .join('\n') || 'There are no remotes.'
  );
}

/** What is live of a remote, in words. */
export function describeLive(paths: ReleasePaths, entry: Entry): string {
  const live = liveRelease(entry);
  if (live) return describeRelease(live);
  const built = builtVersion(paths, entry.name);
  return built ? `${built} (the build that the product was started with)` : 'nothing';
}

function partsOf(paths: ReleasePaths, entry: Entry): string[] {
  const steps = stepsBack(entry).map(describeRelease);
  const made = lastLiveChange(entry);
  const old = oldVersions(paths, entry);
  return [
    `live ${describeLive(paths, entry)}${made ? ` since ${made.at} by ${made.by}` : ''}${entry.enabled === false ? ', but taken off the list ("enabled": false)' : ''}`,
    ...(steps.length > 0 ? [`before ${steps.join(', ')}`] : []),
    ...(entry.previews ?? []).map((preview) => `preview ${preview.version}${preview.for ? ` for ${preview.for}` : ''}`),
    `published ${publishedVersions(paths, entry.name).join(', ') || 'none'}`,
    ...(old.length > 0 ? [`removed at the next publish ${old.join(', ')}`] : []),
  ];
}
