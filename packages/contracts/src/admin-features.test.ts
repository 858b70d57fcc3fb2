import { expect, it } from 'vitest';
import { isFeatureOn } from './admin-features.ts';

it('a part of the back office is shown while its switch is on, and without one always', () => {
  expect(isFeatureOn(undefined, { newContentManager: false })).toBe(true);
  expect(isFeatureOn('newContentManager', { newContentManager: false })).toBe(false);
  expect(isFeatureOn('newContentManager')).toBe(true);
});
