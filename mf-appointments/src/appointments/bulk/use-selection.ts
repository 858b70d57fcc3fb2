import { useCallback, useMemo, useRef, useState } from 'react';
import type { Selected } from './use-quick-selection.ts';

/** The selected appointments across all pages, with the loaded data of each. */
export function useSelection(rows: readonly Selected[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const known = useRef(new Map<string, Selected>());
  for (const row of rows ?? []) known.current.set(row.id, row);

  const select = useCallback((records: readonly Selected[]) => {
    for (const record of records) known.current.set(record.id, record);
    setIds(new Set(records.map(({ id }) => id)));
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  /** The loaded data of a record that is or was selected. */
  const recordOf = useCallback((id: string) => known.current.get(id), []);

  return useMemo(() => ({ ids, setIds, select, clear, recordOf }), [ids, select, clear, recordOf]);
}

export type Selection = ReturnType<typeof useSelection>;
