import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

// jsdom lacks it, and pages use it.
Element.prototype.scrollIntoView ??= () => undefined;

/** What tests put something else in place of. */
const { scrollTo } = window;
const { scrollIntoView } = Element.prototype;

/** Puts the page back as a file of tests found it: the files of a worker share one. */
export function restorePage(): void {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(window, { scrollTo, name: '' });
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
