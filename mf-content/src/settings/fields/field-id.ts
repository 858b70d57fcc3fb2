/** Id of a setting's control. */
export function fieldId(key: string): string {
  return `setting-${key}`;
}

/** Id of the heading of a group. */
export function groupId(name: string): string {
  return `settings-${encodeURIComponent(name)}`;
}

/** Scrolls to the heading of a group and focuses it, for keyboards and screen readers. */
export function revealGroup(name: string): void {
  const heading = document.getElementById(groupId(name));
  heading?.focus({ preventScroll: true });
  if (heading) scrollTo(heading, 'start');
}

/** Scrolls to a setting's control and focuses it; false while it is not rendered. */
export function revealField(key: string): boolean {
  const control = document.getElementById(fieldId(key));
  if (!control) return false;
  control.focus({ preventScroll: true });
  scrollTo(control, 'center');
  return true;
}

/**
 * Brings an element into view. Groups far away have a guessed height until they come near (`field-groups.tsx`), so a long way is
 * jumped: the way there would move while it is scrolled, and the first jump is corrected by a second.
 */
function scrollTo(element: HTMLElement, block: 'start' | 'center'): void {
  const isNear = Math.abs(element.getBoundingClientRect().top) < window.innerHeight;
  const behavior = isNear ? scrolling() : 'instant';
  element.scrollIntoView?.({ block, behavior });
  if (!isNear) requestAnimationFrame(() => element.scrollIntoView?.({ block, behavior }));
}

function scrolling(): ScrollBehavior {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  return isStill ? 'instant' : 'smooth';
}
