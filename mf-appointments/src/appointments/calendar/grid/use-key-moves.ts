import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { type Block, type Hours, isSame, moved, resized, STEP_MINUTES } from './geometry.ts';

type Options = {
  columns: number;
  hours: Hours;
  movable: (id: string) => Block | undefined;
  onDraft: (draft: Block | null) => void;
  onDrop: (draft: Block) => void;
};

const minutes: Record<string, number> = { ArrowUp: -STEP_MINUTES, ArrowDown: STEP_MINUTES };
const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Moves the focused card with Alt and the arrow keys, and its end with Shift too. Releasing Alt saves, so that several
 * steps are one change; Escape, or leaving the card, gives up.
 */
export function useKeyMoves({ columns, hours, movable, onDraft, onDrop }: Options) {
  const current = useRef<{ from: Block; draft: Block } | null>(null);

  function give(draft: Block | null, from?: Block) {
    current.current = draft && from ? { from, draft } : null;
    onDraft(draft);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && current.current) {
      event.preventDefault();
      return give(null);
    }
    if (!event.altKey || !event.key.startsWith('Arrow')) return;
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-id]')?.dataset.id;
    const from = current.current?.from ?? (id === undefined ? undefined : movable(id));
    if (!from) return;
    event.preventDefault();
    const draft = current.current?.draft ?? from;
    const by = { minutes: minutes[event.key] ?? 0, days: days[event.key] ?? 0 };
    give(event.shiftKey ? resized(draft, by.minutes, hours) : moved(draft, by, hours, columns), from);
  }

  function onKeyUp(event: KeyboardEvent) {
    const done = current.current;
    if (event.key !== 'Alt' || !done) return;
    event.preventDefault();
    give(null);
    if (!isSame(done.from, done.draft)) onDrop(done.draft);
  }

  return { onKeyDown, onKeyUp, onBlur: () => current.current && give(null) };
}
