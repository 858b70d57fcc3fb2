import { remoteForPath, reservedSlugs } from '@practice/contracts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { practicePages } from './practice-pages.ts';
import type { Installation } from './release-paths.ts';
import { type Shown, shownByLive } from './shown-by.ts';

type Options = {
  /** What the remotes show that are live, with what is live now of the one that changes. */
  live: readonly Shown[];
  /** Paths of the practice's pages, as visitors find them now. */
  pages?: readonly string[];
  /** Paths and keys of sections that may be taken over. */
  takeOver?: readonly string[];
};

/** Paths of the product itself, with one of each kind of record. */
const ownPaths = ['/', ...reservedSlugs.map((slug) => `/${slug}`), '/blog/yazi', '/hizmetler/hizmet'];

/**
 * Refuses a release that would take a page or a section of the back office from another remote, or from the product
 * itself. What its remote serves already it may keep.
 * @throws UserFacingError that names each address, its owner and the option that allows it
 */
export function assertNothingTaken(next: Shown, { live, pages = [], takeOver = [] }: Options): void {
  const others = live.filter(({ name }) => name !== next.name);
  const current = live.filter(({ name }) => name === next.name);
  const patterns = others.flatMap(({ routes }) => routes.filter((route) => !route.startsWith('!')));
  const samples = patterns.map((route) => route.replace(/\/\*$/, '/ornek'));
  const known = new Set([...ownPaths, ...pages, ...samples]);
  const isServedBy = (path: string, remotes: readonly Shown[]) => remoteForPath([...others, ...remotes], path);
  const paths = [...known].flatMap((path) => {
    const isTaken = isServedBy(path, [next])?.name === next.name && isServedBy(path, current)?.name !== next.name;
    return isTaken ? [{ what: path, owner: isServedBy(path, [])?.name ?? 'the product itself' }] : [];
  });
  // The one that stands first in the list would serve it, and the other would never be seen.
  const twice = next.routes.flatMap((what) => {
    const owner = others.find(({ routes }) => routes.includes(what) && !what.startsWith('!'))?.name;
    return owner ? [{ what, owner }] : [];
  });
  const sections = next.sections.flatMap((what) => {
    const owner = others.find((other) => other.sections.includes(what))?.name;
    return owner ? [{ what, owner }] : [];
  });
  const taken = [...paths, ...twice, ...sections].filter(({ what }) => !takeOver.includes(what));
  if (taken.length === 0) return;
  throw new UserFacingError(
    [
      `${next.name} stays as it is: it would take what another one shows.`,
      ...taken.map(({ what, owner }) => `  ${what} of ${owner}`),
      `If that is meant, say so: ${taken.map(({ what }) => `--take-over ${what}`).join(' ')}`,
    ].join('\n'),
  );
}

/** Refuses, by `assertNothingTaken`, what would take something from what is live in an installation. */
export async function assertNothingTakenIn(
  installation: Installation,
  next: Shown,
  takeOver: readonly string[] = [],
): Promise<void> {
  const pages = installation.url ? await practicePages(installation.url) : [];
  assertNothingTaken(next, { live: shownByLive(installation), pages, takeOver });
}
