import { useState } from 'react';

const KEY = 'admin-density:email-templates';

/** Whether the rows of the list stand close together, stored in this browser. */
export function useDensity(): { isDense: boolean; toggleDensity: () => void } {
  const [isDense, setIsDense] = useState(readDensity);
  return {
    isDense,
    toggleDensity() {
      setIsDense(!isDense);
      // Storage may be blocked; the choice then lasts as long as the screen.
      try {
        localStorage.setItem(KEY, isDense ? '' : 'dense');
      } catch {}
    },
  };
}

function readDensity(): boolean {
  try {
    return localStorage.getItem(KEY) === 'dense';
  } catch {
    return false;
  }
}
