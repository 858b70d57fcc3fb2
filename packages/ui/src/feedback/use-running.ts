import { useRef, useState } from 'react';

/** Returns whether `work` is running, and a function that runs it, which does nothing while it is. */
export function useRunning<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  const [isRunning, setIsRunning] = useState(false);
  // The state is drawn later than a second press can come.
  const isStarted = useRef(false);

  async function run(...args: Args): Promise<Result | undefined> {
    if (isStarted.current) return undefined;
    isStarted.current = true;
    setIsRunning(true);
    try {
      return await work(...args);
    } finally {
      isStarted.current = false;
      setIsRunning(false);
    }
  }

  return [isRunning, run] as const;
}
