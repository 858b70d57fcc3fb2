import { useState } from 'react';
import type { TableColumn } from './types.ts';

type ColumnVisibility = Record<string, boolean>;

/** The visible columns, stored in this browser under `storageKey`. */
export function useHiddenColumns(columns: readonly TableColumn<never>[], storageKey: string | undefined) {
  const [visibility, setVisibility] = useState<ColumnVisibility>(() => ({
    ...Object.fromEntries(columns.map(({ key, isHiddenAtFirst }) => [key, !isHiddenAtFirst])),
    ...read(storageKey),
  }));

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
