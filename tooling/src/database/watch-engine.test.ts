import { testServerUri } from '@practice/service-kit/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answersBroken, watchEngine } from './watch-engine.ts';

test('an engine is ended when it answers broken twice in a row, once', async () => {
  const answers = [false, true, false, true, true, true];
  const end = vi.fn();
  const isBroken = vi.fn(async () => answers.shift() ?? false);
  const watch = watchEngine({ isBroken, end, everyMs: 5 });
  onTestFinished(() => watch.stop());
  await vi.waitFor(() => expect(end).toHaveBeenCalled());
  expect(isBroken).toHaveBeenCalledTimes(5);
  expect(end).toHaveBeenCalledOnce();
});

test('a database that works, or that is away, is not broken', async () => {
  expect(await answersBroken(testServerUri())).toBe(false);
  expect(await answersBroken('mongodb://127.0.0.1:1/practice?directConnection=true', { answerMs: 100 })).toBe(false);
});
