import { useEffect, useState } from 'react';

const PAUSE_MS = 500;

/** What is typed, once the typing pauses: the text that depends on it is fetched. */
export function useDelayed(typed: string): string {
  const [value, setValue] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setValue(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return value;
}
