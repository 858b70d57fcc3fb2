import { StyleSheet } from '@emotion/sheet';
import { afterAll, beforeAll } from 'vitest';
import { quickComputedStyle } from './quick-computed-style.ts';

const insert = StyleSheet.prototype.insert;
let getComputedStyle: Window['getComputedStyle'];

/**
 * Leaves styles out: a page that is only like a browser's has no layout to judge, and reading the rules took most of
 * the tests' time. Looks are what journeys see, in a real browser.
 */
export function leaveOutStyles(): void {
  StyleSheet.prototype.insert = () => undefined;
  // A file may choose to run without a page.
  if (typeof window === 'undefined' || window.getComputedStyle === quickComputedStyle) return;
  getComputedStyle = window.getComputedStyle;
  window.getComputedStyle = quickComputedStyle;
}

/** What jsdom makes of an element's style. */
export function fullComputedStyle(element: Element): CSSStyleDeclaration {
  return getComputedStyle.call(window, element);
}

/** For tests of a group, or of a file, in which it matters what styles hide. */
export function useStyles(): void {
  beforeAll(() => {
    StyleSheet.prototype.insert = insert;
    window.getComputedStyle = getComputedStyle;
  });
  afterAll(leaveOutStyles);
}
