import { Box, RetryPanel } from '@practice/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** Something whose code comes when it is first shown, or prepared for. */
export type LatePart<T> = {
  /** What has come; undefined before. */
  here: () => T | undefined;
  /** Has it come, by two tries at most. Calls at the same time share them. */
  come: () => Promise<T>;
};

export function latePart<T extends object>(load: () => Promise<T>): LatePart<T> {
  let part: T | undefined;
  let loading: Promise<T> | undefined;

  async function loadOnce(): Promise<T> {
    try {
      // One more try by itself: on a phone's connection a single request is easily lost.
      part = await load().catch(load);
      return part;
    } finally {
      loading = undefined;
    }
  }

  return {
    here: () => part,
    async come() {
      if (part) return part;
      loading ??= loadOnce();
      return loading;
    },
  };
}

type LateProps<T> = {
  part: LatePart<T>;
  /** Said while it comes, and when it cannot be had. */
  waiting: string;
  failed: string;
  /** Room that is kept for it. */
  minH: string;
  children: (part: T) => ReactNode;
};

/** Shows a late part. A failure is shown in its place with another try; what stands around it is not touched. */
export function Late<T extends object>({ part, waiting, failed, minH, children }: LateProps<T>) {
  const [shown, setShown] = useState(part.here);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (shown || hasFailed) return;
    let isGone = false;
    part.come().then(
      (come) => !isGone && setShown(come),
      () => !isGone && setHasFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [part, shown, hasFailed]);
  if (shown) return children(shown);
  if (hasFailed) return <RetryPanel title={failed} onRetry={() => setHasFailed(false)} />;
  return (
    <Box role="status" minH={minH} color="fg.muted">
      {waiting}
    </Box>
  );
}
