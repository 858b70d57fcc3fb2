import { useCallback, useEffect, useRef } from 'react';

/** Changes that come close together, as those of a bulk action, are followed by one query. */
const TOGETHER_MS = 300;

/**
 * Returns `refresh`, which refetches at once and resolves when it is done, and `refreshSoon`, which merges calls that come
 * within `delay` milliseconds. What could not be loaded is reported by its own query.
 */
export function useMergedRefresh(refetch: () => Promise<unknown>, delay = TOGETHER_MS) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refresh = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await refetch().catch(() => undefined);
  }, [refetch]);

  const refreshSoon = useCallback(
    (after = delay) => {
      timer.current ??= setTimeout(() => void refresh(), after);
    },
    [refresh, delay],
  );

  return { refresh, refreshSoon };
}
