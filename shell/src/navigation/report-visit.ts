import { isSandboxed } from '../head/own-code.ts';

/** Tells the gateway of a page that the browser opened by itself, for its count of visits: the path and nothing else. */
export function reportVisit(path: string): void {
  // In a frame it is a preview, and browsers without beacons do without.
  if (window !== window.top || isSandboxed()) return;
  navigator.sendBeacon?.('/api/page-visits', new Blob([JSON.stringify({ path })], { type: 'application/json' }));
}
