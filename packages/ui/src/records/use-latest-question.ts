import { useRef } from 'react';

/**
 * Returns a function that begins a question, which gives back whether it still is the latest: the answer of an earlier one may
 * come after it and is left out.
 */
export function useLatestQuestion(): () => () => boolean {
  const latest = useRef(0);
  return () => {
    latest.current += 1;
    const number = latest.current;
    return () => number === latest.current;
  };
}
