import { type ReactNode, useEffect, useState } from 'react';

/**
 * Milliseconds after which a load counts as slow: the page says so and offers a retry, while the load goes on.
 */
export const longWait = 8_000;

type Props = {
  after?: number;
  /** The wait starts when this resolves. */
  since?: Promise<void>;
  children: ReactNode;
};

/** Rendered inside a loading state (a skeleton); shows its children once that has lasted long. */
export function LongWait({ after = longWait, since, children }: Props) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const start = () => {
      if (!isOver) timer = setTimeout(() => setIsLong(true), after);
    };
    if (since) void since.then(start);
    else start();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [after, since]);
  return isLong ? children : null;
}
