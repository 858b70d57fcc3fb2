import { createHash } from 'node:crypto';
import type { Release } from '@practice/service-kit/remotes-list/remotes-file';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { manifestAt } from './external-remote.ts';
import type { ReleasePaths } from './release-paths.ts';
import { liveNow } from './releases.ts';
import { shownByRelease } from './shown-by.ts';

/** Whether an address is that of the computer on which it is opened, whichever that is. */
export function isLoopback(address: string): boolean {
  return /^https?:/.test(address) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);
}

/**
 * Describes the build that a person has on the own computer, where this program does not reach it. Its pages are those of what is
 * live, or `routes`.
 * @throws UserFacingError without a person, or when neither says which pages it has
 */
export function localBuild(
  paths: ReleasePaths,
  name: string,
  address: string,
  { for: person, routes }: { for?: string | undefined; routes?: string[] | undefined },
): Release {
  if (!person)
    throw new UserFacingError(
      `${address} is another computer for each who opens it. Say whose: --for <name of the user>`,
    );
  const { routes: pages, sections } = shownByRelease(paths, name, liveNow(paths, name));
  if (!routes && pages.length + sections.length === 0)
    throw new UserFacingError(
      `Nothing of ${name} is live that says which pages it has. Name them: --routes '/${name}/*'`,
    );
  const owner = createHash('sha256').update(person).digest('hex').slice(0, 8);
  const version = `local-${new URL(address).port || 80}-${owner}`;
  return { version, manifest: manifestAt(address), ...(routes ? { routes } : {}) };
}
