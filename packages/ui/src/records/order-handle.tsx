import { IconButton } from '@practice/ui';
import { Menu } from '@practice/ui/admin';
import { GripIcon } from '@practice/ui/icons';
import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import type { StoredRecord } from './records.ts';
import type { RecordOrder } from './use-record-order.ts';

/** Pixels that a pointer has to move before it drags rather than presses. */
const SLACK = 4;

/** What a record is moved by: dragged up and down, or pressed for a menu that does the same step by step. */
export function OrderHandle<Row extends StoredRecord>({ order, row }: { order: RecordOrder<Row>; row: Row }) {
  const start = useRowDrag(order, row.id);
  const at = order.indexOf(row.id);
  const last = (order.rows?.length ?? 0) - 1;
  const moves = [
    { label: 'Yukarı taşı', hint: 'Alt ↑', to: at - 1 },
    { label: 'Aşağı taşı', hint: 'Alt ↓', to: at + 1 },
    { label: 'En başa taşı', to: 0 },
    { label: 'En sona taşı', to: last },
  ];
  return (
    <Menu
      entries={moves.map(({ to, ...entry }) => ({
        ...entry,
        disabled: to < 0 || to > last || to === at,
        onSelect: () => order.move(row.id, to),
      }))}
    >
      {(trigger) => (
        <IconButton
          {...trigger}
          aria-label={`Sırasını değiştir: ${order.nameOf(row)}`}
          title="Sırasını değiştir"
          onPointerDown={start}
          cursor={order.dragged === row.id ? 'grabbing' : 'grab'}
          touchAction="none"
          color="fg.muted"
        >
          <GripIcon boxSize="4" />
        </IconButton>
      )}
    </Menu>
  );
}

/** Follows the pointer over the rows of the list that the handle stands in; Esc puts the row back. */
function useRowDrag<Row extends StoredRecord>(order: RecordOrder<Row>, id: string) {
  const latest = useRef(order);
  latest.current = order;
  const hasMoved = useRef(false);

  function start({ button, clientY: from, currentTarget }: ReactPointerEvent<HTMLElement>) {
    hasMoved.current = false;
    const list = currentTarget.closest('[data-records]');
    if (button !== 0 || !list) return;
    // On the document: a row that is moved in the page loses the pointer.
    const end = new AbortController();
    const { signal } = end;

    document.addEventListener('pointermove', onMove, { signal });
    document.addEventListener('pointerup', () => stop(() => latest.current.drop(id)), { signal });
    document.addEventListener('pointercancel', () => stop(latest.current.cancelDrag), { signal });
    document.addEventListener('keydown', onKeyDown, { signal, capture: true });

    function onMove({ clientY }: PointerEvent) {
      if (!hasMoved.current && Math.abs(clientY - from) < SLACK) return;
      hasMoved.current = true;
      latest.current.drag(id, indexAt(rowsOf(list as Element), id, clientY));
      rowsOf(list as Element)
        .find(({ dataset }) => dataset.row === id)
        ?.scrollIntoView({ block: 'nearest' });
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !hasMoved.current) return;
      event.stopPropagation();
      stop(latest.current.cancelDrag);
    }
    function stop(then: () => void) {
      end.abort();
      if (!hasMoved.current) return;
      // Letting go is no press on what lies below.
      document.addEventListener('click', swallow, { capture: true });
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
      then();
    }
  }

  return start;
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

function rowsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')];
}

/** How many of the other rows have their middle above a height of the window. */
function indexAt(rows: readonly HTMLElement[], id: string, clientY: number): number {
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset.row !== id && top + height / 2 < clientY;
  }).length;
}
