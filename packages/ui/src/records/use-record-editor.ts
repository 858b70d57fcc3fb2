import { useRef } from 'react';
import type { Records, StoredRecord } from './records.ts';
import { NEW_RECORD, useOpenRecord } from './use-open-record.ts';
import type { RecordList } from './use-record-list.ts';

/** Which record of a list is being edited; `RecordDialog` and `RecordSheet` show its form. */
export function useRecordEditor<Row extends StoredRecord, Name extends string>(
  records: Records<Row, Name>,
  list: RecordList<Row>,
  /** `param`: its name in the address, where a screen has several lists. */
  { param }: { param?: string } = {},
) {
  const { id, open, close } = useOpenRecord(param);
  const known = useRef<Row | null>(null);
  const stored = list.rows?.find((row) => row.id === id) ?? null;
  if (stored) known.current = stored;
  // One that another user deletes stays in its form, with what was typed.
  const record = stored ?? (known.current?.id === id ? known.current : null);
  return {
    records,
    list,
    id,
    /** As it is now; null for a new one. */
    record,
    isOpen: id === NEW_RECORD || record !== null,
    /** Deleted while it was open; of a list of pages that is not known. */
    isGone: record !== null && stored === null && list.rows !== undefined && list.total === undefined,
    create: () => open(NEW_RECORD),
    edit: (row: Row) => open(row.id),
    close,
  };
}

export type RecordEditor<Row extends StoredRecord, Name extends string> = ReturnType<typeof useRecordEditor<Row, Name>>;
