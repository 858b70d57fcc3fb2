import { type KeyboardEvent, type RefObject, useState } from 'react';

type Options = {
  ids: readonly string[];
  body: RefObject<HTMLElement | null>;
  selection: ReadonlySet<string>;
  /** Absent when rows cannot be selected. */
  onToggle?: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined;
  onSelectAll?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
  onOpen?: ((id: string) => void) | undefined;
  onExpand?: ((id: string) => void) | undefined;
  isExpanded: (id: string) => boolean;
};

/**
 * Keyboard of a table, with one tab stop: arrows, Home and End move between rows and, with Shift, extend the selection;
 * Space selects a row, or with Shift the range up to it; Ctrl+A selects all, Esc none; Enter opens; Right and Left expand
 * and collapse.
 */
export function useRowKeys(options: Options) {
  const { ids, body } = options;
  const [requested, setCurrent] = useState<string | null>(null);
  const current = requested !== null && ids.includes(requested) ? requested : (ids[0] ?? null);

  function moveTo(id: string | undefined) {
    if (id === undefined) return;
    setCurrent(id);
    const rows = body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const row = [...rows].find((each) => each.dataset.row === id);
    row?.focus();
    row?.scrollIntoView?.({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    const id = row?.dataset.row;
    if (id === undefined || isTyping(event.target as HTMLElement)) return;
    if (handleKey(event, id, event.target === row)) event.preventDefault();
  }

  /** Handles a key; false for keys without a meaning here. */
  function handleKey(event: KeyboardEvent, id: string, isOnRow: boolean): boolean {
    const at = ids.indexOf(id);
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ids.length - 1 }[event.key];
    if (step !== undefined) {
      const next = ids[Math.max(0, Math.min(ids.length - 1, step))];
      if (event.shiftKey && options.onToggle && next !== undefined) {
        options.onToggle(id, true, false);
        options.onToggle(next, true, true);
      }
      moveTo(next);
      return true;
    }
    if (!isOnRow) return false;
    const isExpanded = options.isExpanded(id);
    if (event.key === ' ' && options.onToggle) options.onToggle(id, !options.selection.has(id), event.shiftKey);
    else if (event.key === 'Enter' && options.onOpen) options.onOpen(id);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && options.onSelectAll) options.onSelectAll();
    else if (event.key === 'Escape' && options.selection.size > 0 && options.onClear) options.onClear();
    else if (event.key === 'ArrowRight' && options.onExpand && !isExpanded) options.onExpand(id);
    else if (event.key === 'ArrowLeft' && options.onExpand && isExpanded) options.onExpand(id);
    else return false;
    return true;
  }

  return { current, setCurrent, onKeyDown };
}

/** Elements in which these keys have another meaning. */
function isTyping(target: HTMLElement): boolean {
  return target.matches('input:not([type=checkbox]), select, textarea, [role^=menuitem]');
}
