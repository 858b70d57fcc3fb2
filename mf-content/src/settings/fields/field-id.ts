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
  heading?.scrollIntoView?.({ block: 'start', behavior: scrolling() });
}

/** Scrolls to a setting's control and focuses it; false while it is not rendered. */
export function revealField(key: string): boolean {
  const control = document.getElementById(fieldId(key));
  if (!control) return false;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center', behavior: scrolling() });
  return true;
}

function scrolling(): ScrollBehavior {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  return isStill ? 'instant' : 'smooth';
}
