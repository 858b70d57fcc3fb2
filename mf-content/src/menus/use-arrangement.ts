import { inTreeOrder } from '@practice/contracts';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, currentOf, type RecordList } from '@practice/ui/records';
import { useMemo, useRef, useState } from 'react';
import { ReorderMenuItemsDocument } from '../generated/graphql.ts';
import { type Position, positionOf, withMoved } from './menu-moves.ts';
import type { Menu, MenuItem } from './menus.ts';

type Move = { id: string; to: Position; isUndo?: true };
/** How often a move is tried again on a menu that others arrange at the same time. */
const MAX_TRIES = 4;

/**
 * The items of a menu, moved by hand: shown at once, and saved behind it. What others have arranged since stays: the
 * move is made again on the menu as it is by then, and dropped when that is not possible.
 */
export function useArrangement(menu: Menu, list: RecordList<Menu>) {
  const client = useApolloClient();
  const [shown, setShown] = useState<readonly MenuItem[] | null>(null);
  const [message, setMessage] = useState('');
  const latest = useRef(menu);
  if (menu.version > latest.current.version) latest.current = menu;
  const queue = useRef<Move[]>([]);
  const isSaving = useRef(false);
  const items = useMemo(() => shown ?? inTreeOrder(menu.items), [shown, menu.items]);

  function move(id: string, to: Position, { isUndo }: { isUndo?: true } = {}) {
    const next = withMoved(items, id, to);
    if (!next) return;
    setShown(next);
    setMessage(describe(next, id));
    queue.current.push({ id, to, ...(isUndo ? { isUndo } : {}) });
    void save();
  }

  async function save() {
    if (isSaving.current) return;
    isSaving.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      if (!(await send(next))) queue.current = [];
    }
    isSaving.current = false;
    await list.refresh();
    setShown(null);
  }

  /** Whether the server has it. */
  async function send({ id, to, isUndo }: Move): Promise<boolean> {
    list.markOwn([menu.id]);
    for (let tries = 1; ; tries += 1) {
      const { items: before, version } = latest.current;
      const arranged = withMoved(before, id, to);
      if (!arranged) return true;
      const positions = arranged.map(({ id, orderIndex, parentId }) => ({
        id,
        orderIndex,
        parentId: parentId ?? null,
      }));
      try {
        const variables = { input: { menuId: menu.id, items: positions, version } };
        const { data } = await client.mutate({ mutation: ReorderMenuItemsDocument, variables });
        if (data) latest.current = data.reorderMenuItems;
        const from = positionOf(before, id);
        announceDone('Menü öğeleri sıralandı', isUndo ? undefined : () => undo.current(id, from));
        return true;
      } catch (error) {
        const current = currentOf<Menu>(error);
        if (current) latest.current = current;
        if (readProblem(error).code === 'VERSION_CONFLICT' && current && tries < MAX_TRIES) continue;
        announceFailure('Öğeler sıralanamadı.', error);
        return false;
      }
    }
  }

  // The message with its way back outlives the rendering that it came from.
  const undo = useRef((_id: string, _to: Position) => {});
  undo.current = (id, to) => move(id, to, { isUndo: true });

  return {
    items,
    /** What happened last, for screen readers. */
    message,
    move,
  };
}

function describe(items: readonly MenuItem[], id: string): string {
  const item = items.find((each) => each.id === id);
  const siblings = items.filter(({ parentId }) => parentId === item?.parentId);
  const index = siblings.findIndex((each) => each.id === id);
  const parent = items.find((each) => each.id === item?.parentId);
  const below = parent ? `“${parent.title}” altında ` : '';
  return `${item?.title}: ${below}${index + 1}. sırada, toplam ${siblings.length}.`;
}
