import { trackersMark, wizardMark } from '@practice/contracts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTrackers } from './use-trackers.ts';

const page = document.documentElement;
beforeEach(() => {
  for (const mark of [trackersMark, wizardMark]) page.removeAttribute(mark);
});
afterEach(cleanup);

it('the wizard makes room as soon as the document is to have trackers', async () => {
  const { result } = renderHook(useTrackers);
  expect(result.current).toBe(false);
  await act(async () => page.setAttribute(trackersMark, ''));
  expect(result.current).toBe(true);
});

it('a wizard that was opened stays', async () => {
  page.setAttribute(wizardMark, '');
  const { result } = renderHook(useTrackers);
  await act(async () => page.setAttribute(trackersMark, ''));
  expect(result.current).toBe(false);
});
