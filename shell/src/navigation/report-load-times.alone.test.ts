import { afterEach, expect, it, vi } from 'vitest';
import { measureOnceTouched } from './report-load-times.ts';

// By itself: it listens on the window. The measuring code needs a browser that paints; a journey has one.
vi.mock('web-vitals', () => {
  const measure = (name: string, value: number) => (keep: (metric: object) => void) => {
    document.addEventListener('visibilitychange', () => keep({ name, value }), { once: true });
  };
  return {
    onCLS: measure('CLS', 0.02),
    onINP: () => undefined,
    onLCP: measure('LCP', 1234.5),
    onTTFB: measure('TTFB', 80),
  };
});

const sent: { path: string; body: Promise<unknown> }[] = [];
afterEach(() => {
  sent.length = 0;
  vi.restoreAllMocks();
});

function open(path: string) {
  history.replaceState(null, '', path);
  navigator.sendBeacon = (address, body) => {
    sent.push({ path: String(address), body: (body as Blob).text().then((text) => JSON.parse(text) as unknown) });
    return true;
  };
  measureOnceTouched();
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('sends nothing of a page that nobody touched, nor from where staff work', async () => {
  open('/admin');
  dispatchEvent(new Event('scroll'));
  await vi.dynamicImportSettled();
  show('hidden');
  expect(sent).toEqual([]);
});

it('sends what was measured of the first page once it is left: its path and the figures', async () => {
  open('/blog?q=kaygı');
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  await vi.dynamicImportSettled();
  history.replaceState(null, '', '/iletisim');
  show('hidden');
  show('hidden');
  expect(sent.map(({ path }) => path)).toEqual(['/api/load-times']);
  expect(await sent[0]?.body).toEqual({ path: '/blog', CLS: 0.02, LCP: 1234.5, TTFB: 80 });
});
