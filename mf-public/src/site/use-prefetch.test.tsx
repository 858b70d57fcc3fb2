import { QueryClient, QueryProvider } from '@practice/ui/query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { usePrefetch } from './use-prefetch.ts';

const minute = 60_000;
/** The queries that were sent, by their names. */
let fetched: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(connection?: { saveData: boolean }) {
  vi.stubGlobal('navigator', { onLine: true, connection });
  const client = new QueryClient({
    execute: async (document) => {
      const [operation] = document.definitions;
      fetched.push((operation?.kind === 'OperationDefinition' && operation.name?.value) || '');
      return { data: {} };
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <QueryProvider value={client}>{children}</QueryProvider>;
  const hook = renderHook(() => usePrefetch(), { wrapper });
  onTestFinished(hook.unmount);
  return hook;
}

function turn(visibility: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What is fetched when the tab comes into view. */
async function comeBack(): Promise<string[]> {
  fetched = [];
  turn('visible');
  await vi.advanceTimersByTimeAsync(1000);
  await vi.dynamicImportSettled();
  return fetched;
}

it('fetches settings, services and working hours a second after the tab has come into view', async () => {
  open();
  turn('visible');
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(fetched).toEqual(['SiteSettings', 'Services', 'ContactPage']);
});

it.each([
  ['nothing while all is fresh', 9, []],
  ['settings after ten minutes', 11, ['SiteSettings']],
  ['services after half an hour', 31, ['SiteSettings', 'Services']],
  ['working hours after an hour', 61, ['SiteSettings', 'Services', 'ContactPage']],
])('fetches %s', async (_what, minutes, expected) => {
  open();
  await comeBack();
  await vi.advanceTimersByTimeAsync(minutes * minute);
  expect(await comeBack()).toEqual(expected);
});

it('fetches nothing for a tab that is left again within a second', async () => {
  open();
  turn('visible');
  await vi.advanceTimersByTimeAsync(500);
  turn('hidden');
  await vi.advanceTimersByTimeAsync(5000);
  await vi.dynamicImportSettled();
  expect(fetched).toEqual([]);
});

it('fetches nothing for somebody who saves data', async () => {
  open({ saveData: true });
  expect(await comeBack()).toEqual([]);
});

it('fetches nothing when the page has gone', async () => {
  const { unmount } = open();
  turn('visible');
  unmount();
  await vi.advanceTimersByTimeAsync(5000);
  await vi.dynamicImportSettled();
  expect(fetched).toEqual([]);
});
