import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRunning } from './use-running.ts';

test('a second press while the work runs does nothing', async () => {
  const finish: (() => void)[] = [];
  const { result } = renderHook(() => useRunning(() => new Promise<void>((done) => finish.push(done))));
  act(() => {
    void result.current[1]();
    void result.current[1]();
  });
  expect(finish).toHaveLength(1);
  expect(result.current[0]).toBe(true);

  await act(async () => finish[0]?.());
  expect(result.current[0]).toBe(false);
  act(() => void result.current[1]());
  expect(finish).toHaveLength(2);
});

test('work that failed can be run again, and rejects', async () => {
  const { result } = renderHook(() => useRunning(() => Promise.reject(new Error('refused'))));
  for (let attempt = 0; attempt < 2; attempt++) {
    await act(() => expect(result.current[1]()).rejects.toThrow('refused'));
    expect(result.current[0]).toBe(false);
  }
});
