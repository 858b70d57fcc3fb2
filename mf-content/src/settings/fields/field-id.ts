/** Id of a setting's control. */
export function fieldId(key: string): string {
  return `setting-${key}`;
}

/** Scrolls to a setting's control and focuses it; false while it is not rendered. */
export function revealField(key: string): boolean {
  const control = document.getElementById(fieldId(key));
  if (!control) return false;
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
  return true;
}
