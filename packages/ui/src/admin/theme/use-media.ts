import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, updated live; `otherwise` where matchMedia is missing (tests). */
export function useMedia(query: string, otherwise = true): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? otherwise);
}
