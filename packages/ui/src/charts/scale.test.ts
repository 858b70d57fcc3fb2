import { expect, it } from 'vitest';
import { niceTicks } from './scale.ts';

it.each([
  [0, 100, [0, 50, 100]],
  [0, 20, [0, 5, 10, 15, 20]],
  [0, 7, [0, 2, 4, 6, 8]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [-3, 3, [-4, -2, 0, 2, 4]],
  [5, 5, [4, 6, 8, 10]],
])('from %d to %d there are lines at %j', (min, max, ticks) => {
  expect(niceTicks(min, max)).toEqual(ticks);
});
