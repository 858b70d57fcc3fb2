import type { MetricType } from 'web-vitals';
import { isSandboxed } from '../head/own-code.ts';

/**
 * Measures how fast the first page of a visit is in this browser, and tells the gateway once the page is left: the path
 * and the figures, nothing of who it is. The measuring code comes after everything else.
 */
export async function reportLoadTimes(): Promise<void> {
  const { pathname } = location;
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  const figures: Partial<Record<MetricType['name'], number>> = {};
  const keep = ({ name, value }: MetricType) => {
    figures[name] = value;
  };
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(keep);
  // On the window, after the listeners of the measuring code on the document, which settle their figures by the same event.
  function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const body = JSON.stringify({ path: pathname, ...figures });
    navigator.sendBeacon?.('/api/load-times', new Blob([body], { type: 'application/json' }));
  }
  addEventListener('visibilitychange', send);
}

const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Has it measured from the first touch, key or scroll on: browsers keep what was before, and a page that nobody touches
 * loads nothing for it. Not in a frame, which is a preview, nor where staff work.
 */
export function measureOnceTouched(): void {
  if (window !== window.top || isSandboxed() || location.pathname.startsWith('/admin')) return;
  function begin() {
    for (const type of touches) removeEventListener(type, begin, true);
    void reportLoadTimes().catch(() => undefined);
  }
  for (const type of touches) addEventListener(type, begin, { capture: true, passive: true });
}
