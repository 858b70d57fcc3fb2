import { toSearchKey } from '@practice/contracts';
import type { Actor } from '@practice/service-kit';
import type { PreviewChoice } from './preview-choice.ts';
import type { Remote } from './remote.ts';
import type { RemotesFile } from './remote-schemas.ts';

/** For whom previews are looked up. */
export type Viewer = Pick<Actor, 'userId' | 'username'>;

/** The previews of a remote that a viewer may choose. */
export type OfferedPreviews = {
  name: string;
  live: string | null;
  previews: { version: string; isPersonal: boolean }[];
};

/** The previews of a list that a viewer may choose: without one, those that are listed for all staff. */
export function offeredPreviews(
  entries: RemotesFile['remotes'],
  remotes: readonly Remote[],
  viewer: Viewer | undefined,
): OfferedPreviews[] {
  const live = new Map<string, string | null>(remotes.map(({ name, version }) => [name, version]));
  for (const { name, previews } of entries) if (previews.length > 0 && !live.has(name)) live.set(name, null);
  return [...live].map(([name, version]) => {
    const listed = entries.find((entry) => entry.name === name)?.previews ?? [];
    const previews = listed
      .filter((preview) => preview.for === undefined || isNamed(preview.for, viewer))
      .map((preview) => ({ version: preview.version, isPersonal: preview.for !== undefined }));
    return { name, live: version, previews };
  });
}

/** What of a choice is offered. */
export function offeredOf(choice: PreviewChoice, offered: readonly OfferedPreviews[]): PreviewChoice {
  const isOffered = ([name, version]: [string, string]) =>
    offered.some((each) => each.name === name && each.previews.some((preview) => preview.version === version));
  return Object.fromEntries(Object.entries(choice).filter(isOffered));
}

/** Whether a viewer has this id or name; names are compared as they are at the sign-in. */
function isNamed(person: string, viewer: Viewer | undefined): boolean {
  if (!viewer) return false;
  return viewer.userId === person || toSearchKey(viewer.username ?? '') === toSearchKey(person);
}
