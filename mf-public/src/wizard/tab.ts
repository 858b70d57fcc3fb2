import { randomId } from '@practice/contracts';

const PREFIX = 'randevu-';

/** This tab's name, set on the first call. It survives a reload and is not copied to a duplicate of the tab. */
export function tabName(): string {
  if (!window.name.startsWith(PREFIX)) window.name = `${PREFIX}${randomId()}`;
  return window.name;
}

/**
 * Whether data that was stored by the tab `name` at `savedAt` (milliseconds) belongs to this visit.
 *
 * sessionStorage alone cannot tell: browsers copy it into a duplicated tab and restore it with a reopened one, where
 * somebody else may be looking. Two signs distinguish those from a reload. `window.name` stays with the tab and is empty
 * in a duplicated or reopened one (measured in Chromium 156). And those start with a `back_forward` navigation, a reload
 * with `reload`, which covers browsers that do copy the name. A tab that the browser discarded to save memory
 * (`wasDiscarded`) looks like a reopened one although nobody closed it.
 */
export function isSameVisit(name: string, savedAt: number): boolean {
  if ((document as { wasDiscarded?: boolean }).wasDiscarded) return true;
  if (window.name !== name) return false;
  if (savedAt >= performance.timeOrigin) return true;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'back_forward';
}
