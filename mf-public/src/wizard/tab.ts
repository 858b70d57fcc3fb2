const PREFIX = 'randevu-';

/** A random version 4 UUID. `crypto.randomUUID` is missing where the page is not served over https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

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
