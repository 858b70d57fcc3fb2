import { type QueryClient, useQueryClient } from '@practice/ui/query';
import { useEffect } from 'react';

/** A tab that is only passed by is not served. */
const DELAY_MS = 1000;

/**
 * Fetches settings, services and working hours a second after the tab has come into view again, each unless it is fresh;
 * nothing for whoever saves data.
 */
export function usePrefetch(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => void prefetchFor(client), DELAY_MS);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [client]);
}

/** Its queries belong to other pages, so they come when they are needed. */
async function prefetchFor(client: QueryClient): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const loaded = await import(/* webpackChunkName: "prefetch" */ './prefetch-data.ts').catch(() => undefined);
  loaded?.prefetchData(client);
}
