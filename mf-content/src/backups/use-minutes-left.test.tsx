import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeLeft, useMinutesLeft } from './use-minutes-left.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function watch() {
  const initialProps = { key: '1 writing', percent: 10 as number | null };
  const { result, rerender } = renderHook(({ key, percent }) => useMinutesLeft(key, percent), { initialProps });
  return {
    result,
    after(seconds: number, percent: number, key = '1 writing') {
      vi.setSystemTime(Date.now() + seconds * 1000);
      rerender({ key, percent });
    },
  };
}

it('what is left is told by how it went since it is shown', () => {
  const { result, after } = watch();
  expect(result.current).toBeNull();
  after(5, 11);
  expect(result.current).toBeNull();
  after(55, 20);
  expect(result.current).toBe(8);
  after(440, 95);
  expect(timeLeft(result.current as number)).toBe('1 dakikadan az kaldı');
});

it('the check of a backup begins anew', () => {
  const { result, after } = watch();
  after(60, 90);
  after(0, 0, '1 checking');
  expect(result.current).toBeNull();
  after(60, 25, '1 checking');
  expect(timeLeft(result.current as number)).toBe('yaklaşık 3 dakika kaldı');
});
