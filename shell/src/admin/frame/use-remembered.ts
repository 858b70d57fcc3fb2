import { useState } from 'react';

/** A choice stored in this browser; where storage is blocked it lasts as long as the page. */
export function useRemembered<T extends string>(name: string, values: readonly T[], otherwise: T) {
  const [value, setValue] = useState<T>(() => {
    try {
      return values.find((each) => each === localStorage.getItem(name)) ?? otherwise;
    } catch {
      return otherwise;
    }
  });
  function change(next: T) {
    setValue(next);
    try {
      localStorage.setItem(name, next);
    } catch {}
  }
  return [value, change] as const;
}
