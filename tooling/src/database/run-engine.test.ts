import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { uriOf } from './run-engine.ts';

test.each([true, false])('the driver is told by the address whether it may send a write again: %s', (retriesWrites) => {
  const uri = uriOf({ retriesWrites } as Engine, 27_017, { path: '', password: 'secret' });
  expect(uri).toBe(
    `mongodb://practice:secret@127.0.0.1:27017/practice?directConnection=true&retryWrites=${retriesWrites}&authSource=admin`,
  );
});
