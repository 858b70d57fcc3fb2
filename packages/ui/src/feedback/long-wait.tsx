import { type ReactNode, useEffect, useState } from 'react';

/**
 * Milliseconds after which a wait for code is called long: that is said, and another try is offered, while the wait goes
 * on.
 */
export const longWait = 8_000;

type Props = {
  after?: number;
  /** The wait begins with it. */
  since?: Promise<void>;
  children: ReactNode;
};

/** Stands in what is shown meanwhile (a skeleton), and shows its children once that has been there for long. */
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
