import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render while hydrating, so that the two match; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
