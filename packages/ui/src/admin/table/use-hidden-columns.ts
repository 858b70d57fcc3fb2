import { useState } from 'react';

type ColumnVisibility = Record<string, boolean>;

/** Which columns somebody has chosen to see or not, stored in this browser under `storageKey`. */
export function useHiddenColumns(storageKey: string | undefined) {
  const [visibility, setVisibility] = useState<ColumnVisibility>(() => read(storageKey));

  function change(next: ColumnVisibility) {
    setVisibility(next);
    if (!storageKey) return;
    // Storage may be blocked; the choice then lasts as long as the screen.
    try {
      localStorage.setItem(nameOf(storageKey), JSON.stringify(next));
    } catch {}
  }

  return [visibility, change] as const;
}

function read(storageKey: string | undefined): ColumnVisibility {
  if (!storageKey) return {};
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(storageKey)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'boolean'));
  } catch {
    return {};
  }
}

function nameOf(storageKey: string): string {
  return `admin-columns:${storageKey}`;
}
