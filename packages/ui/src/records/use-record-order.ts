import { readProblem, useApolloClient } from '@practice/ui/data';
import { useMemo, useRef, useState } from 'react';
import { announceFailure } from './messages.tsx';
import type { Records, StoredRecord } from './records.ts';
import type { RecordList } from './use-record-list.ts';

/**
 * The order of a whole list, changed by hand: shown at once and saved behind it; an order that the server refuses is put
 * back with a message. Moves that come while one is being saved go out together after it.
 */
export function useRecordOrder<Row extends StoredRecord, Name extends string>(
  records: Records<Row, Name>,
  list: RecordList<Row>,
) {
  const client = useApolloClient();
  /** The order as it is arranged here, until the server has it. */
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const isSaving = useRef(false);
  const next = useRef<readonly string[] | null>(null);
  const rows = useMemo(() => (list.rows && ids ? inOrder(list.rows, ids) : list.rows), [list.rows, ids]);
  // Two moves in one event add up.
  const arranged = useRef<readonly string[]>([]);
  arranged.current = rows?.map(({ id }) => id) ?? [];

  /** Shows a record at another index, from 0. */
  function preview(id: string, to: number) {
    const others = arranged.current.filter((each) => each !== id);
    const index = Math.max(0, Math.min(others.length, to));
    arranged.current = [...others.slice(0, index), id, ...others.slice(index)];
    setIds(arranged.current);
  }

  async function save(order: readonly string[]) {
    next.current = order;
    if (isSaving.current) return;
    isSaving.current = true;
    while (next.current) {
      const sent: readonly string[] = next.current;
      next.current = null;
      await send(sent);
    }
    isSaving.current = false;
    setIds(null);
  }

  async function send(order: readonly string[]) {
    if (!records.order) throw new Error(`${records.nouns.many} cannot be put in order`);
    list.markOwn(order);
    try {
      await client.mutate({ mutation: records.order, variables: { ids: order } as never });
    } catch (error) {
      next.current = null;
      const isOther = readProblem(error).code === 'VERSION_CONFLICT';
      if (isOther) announceFailure('Liste siz sıralarken değişti; güncel sıra gösteriliyor.');
      else announceFailure(records.texts.orderFailed, error);
    }
    await list.refresh();
  }

  function finish(id: string) {
    const row = list.rows?.find((each) => each.id === id);
    const index = arranged.current.indexOf(id);
    if (row) setMessage(`${records.name(row)}: ${index + 1}. sırada, toplam ${arranged.current.length}.`);
    void save(arranged.current);
  }

  return {
    rows,
    /** Which record is being dragged. */
    dragged,
    /** What happened last, for screen readers. */
    message,
    nameOf: records.name,
    indexOf: (id: string) => arranged.current.indexOf(id),
    move(id: string, to: number) {
      if (arranged.current.indexOf(id) === to || to < 0 || to >= arranged.current.length) return;
      preview(id, to);
      finish(id);
    },
    drag(id: string, to: number) {
      setDragged(id);
      if (arranged.current.indexOf(id) !== to) preview(id, to);
    },
    drop(id: string) {
      setDragged(null);
      if (list.rows?.some((row, index) => row.id !== arranged.current[index])) finish(id);
    },
    cancelDrag() {
      setDragged(null);
      if (!isSaving.current) setIds(null);
    },
  };
}

export type RecordOrder<Row extends StoredRecord> = ReturnType<typeof useRecordOrder<Row, string>>;

/** The records by their ids; those that came since stand at the end. */
function inOrder<Row extends StoredRecord>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const index = (row: Row) => (ids.includes(row.id) ? ids.indexOf(row.id) : ids.length);
  return [...rows].sort((one, other) => index(one) - index(other));
}
