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
 * sessionStorage alone cannot tell: browsers copy it into a duplicated tab and restore it with a reopened one, where another
 * person may be looking. Both start with a `back_forward` navigation and an empty `window.name` (measured in Chromium 156),
 * while a visitor who comes back with Back keeps the name. A window that a page opened has a copy, too, and an opener. One
 * who comes back by a link may have lost the name, as browsers clear it when another site was between, and still belongs to
 * the visit. A tab that the browser discarded to save memory
 * (`wasDiscarded`) looks like a reopened one although it was never closed.
 */
export function isSameVisit(name: string, savedAt: number): boolean {
  if ((document as { wasDiscarded?: boolean }).wasDiscarded) return true;
  if (savedAt >= performance.timeOrigin) return true;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const mayBeCopy = navigation?.type === 'back_forward' || Boolean(window.opener);
  return !mayBeCopy || window.name === name;
}
