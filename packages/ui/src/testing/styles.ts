import { StyleSheet } from '@emotion/sheet';
import { afterAll, beforeAll } from 'vitest';

const insert = StyleSheet.prototype.insert;

/**
 * Leaves styles out: a page that is only like a browser's has no layout to judge, and reading the rules took a third of
 * the tests' time. Looks are what journeys see, in a real browser.
 */
export function leaveOutStyles(): void {
  StyleSheet.prototype.insert = () => undefined;
}

/** For tests of a group, or of a file, in which it matters what styles hide. */
export function useStyles(): void {
  beforeAll(() => {
    StyleSheet.prototype.insert = insert;
  });
  afterAll(leaveOutStyles);
}
