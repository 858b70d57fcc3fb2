import { Box, RetryPanel } from '@practice/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { LazyModule } from './lazy-module.ts';

type DeferredProps<T> = {
  module: LazyModule<T>;
  /** Shown while the module loads, and when it cannot be loaded. */
  loading: string;
  failed: string;
  /** Room reserved while it loads. */
  minH: string;
  children: (module: T) => ReactNode;
};

/** Renders with a lazy module. A failed load is shown in its place, with a retry; the rest of the page is unaffected. */
export function Deferred<T extends object>({ module, loading, failed, minH, children }: DeferredProps<T>) {
  const [loaded, setLoaded] = useState(module.loaded);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (loaded || hasFailed) return;
    let isUnmounted = false;
    module.load().then(
      (result) => !isUnmounted && setLoaded(result),
      () => !isUnmounted && setHasFailed(true),
    );
    return () => {
      isUnmounted = true;
    };
  }, [module, loaded, hasFailed]);
  if (loaded) return children(loaded);
  if (hasFailed) return <RetryPanel title={failed} onRetry={() => setHasFailed(false)} />;
  return (
    <Box role="status" minH={minH} color="fg.muted">
      {loading}
    </Box>
  );
}
