import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Block, type Hours, isSame, moved, PX_PER_MINUTE, resized, STEP_MINUTES } from './geometry.ts';

/** A finger rests so long before it drags, so that it can scroll over cards too. */
const LONG_PRESS_MS = 350;
/** A pointer that moved less has clicked. */
const CLICK_PX = 5;
/** So near an edge the grid scrolls under the pointer. */
const EDGE_PX = 48;
const SCROLL_PX = 16;

type Drag = {
  block: Block;
  pointerId: number;
  x: number;
  y: number;
  isResize: boolean;
  isStarted: boolean;
  draft: Block;
  timer?: ReturnType<typeof setTimeout>;
};

type Options = {
  /** The element of the columns. */
  area: RefObject<HTMLElement | null>;
  columns: number;
  hours: Hours;
  /** The block of a card that may be moved. */
  movable: (id: string) => Block | undefined;
  /** The new time while it is dragged; null when nothing is. */
  onDraft: (draft: Block | null) => void;
  onDrop: (draft: Block) => void;
  /** Set to whether the click, or the swipe, that follows is the end of a drag. */
  hasDragged: RefObject<boolean>;
};

/**
 * Moves cards (`data-id`) and their ends (`data-edge`) with mouse, pen or, after a long press, finger.
 */
export function usePointerMoves({ area, columns, hours, movable, onDraft, onDrop, hasDragged }: Options) {
  const drag = useRef<Drag | null>(null);

  function end() {
    clearTimeout(drag.current?.timer);
    drag.current = null;
    onDraft(null);
  }

  function begin(current: Drag) {
    current.isStarted = true;
    hasDragged.current = true;
    area.current?.setPointerCapture?.(current.pointerId);
    onDraft(current.draft);
  }

  const latest = useRef({ end });
  latest.current = { end };
  useEffect(() => {
    const element = area.current;
    // Only a listener that is not passive can keep the page from scrolling under a dragged card.
    const hold = (event: TouchEvent) => drag.current?.isStarted && event.cancelable && event.preventDefault();
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && drag.current) latest.current.end();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    addEventListener('keydown', cancel);
    return () => {
      clearTimeout(drag.current?.timer);
      element?.removeEventListener('touchmove', hold);
      removeEventListener('keydown', cancel);
    };
  }, [area]);

  function onPointerDown(event: PointerEvent) {
    hasDragged.current = false;
    const target = event.target as HTMLElement;
    const card = target.closest<HTMLElement>('[data-id]');
    const block = card?.dataset.id === undefined ? undefined : movable(card.dataset.id);
    if (event.button !== 0 || !event.isPrimary || !block) return;
    const isResize = target.closest('[data-edge]') !== null;
    const { pointerId, clientX: x, clientY: y } = event;
    const current: Drag = { block, pointerId, x, y, isResize, isStarted: false, draft: block };
    drag.current = current;
    if (event.pointerType !== 'touch') return;
    current.timer = setTimeout(() => begin(current), LONG_PRESS_MS);
  }

  function onPointerMove(event: PointerEvent) {
    const current = drag.current;
    if (!current || event.pointerId !== current.pointerId) return;
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
    if (!current.isStarted) {
      if (Math.hypot(dx, dy) < CLICK_PX) return;
      // The finger scrolls or swipes.
      if (event.pointerType === 'touch') return end();
      begin(current);
    }
    const by = scrolledBy(area.current, event.clientY);
    current.y -= by;
    const minutes = Math.round((dy + by) / PX_PER_MINUTE / STEP_MINUTES) * STEP_MINUTES;
    const days = Math.round(dx / ((area.current?.clientWidth ?? columns) / columns));
    const draft = current.isResize
      ? resized(current.block, minutes, hours)
      : moved(current.block, { days, minutes }, hours, columns);
    if (isSame(draft, current.draft)) return;
    current.draft = draft;
    onDraft(draft);
  }

  function onPointerUp() {
    const current = drag.current;
    if (!current) return;
    end();
    if (current.isStarted && !isSame(current.draft, current.block)) onDrop(current.draft);
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => drag.current && end() };
}

/** Scrolls the grid, or the page on phones, when the pointer is near its edge; returns by how many pixels. */
function scrolledBy(area: HTMLElement | null, y: number): number {
  const grid = area?.closest<HTMLElement>('[data-part=scroller]');
  const scrolls = grid && grid.scrollHeight > grid.clientHeight;
  const scroller = scrolls ? grid : document.scrollingElement;
  if (!scroller) return 0;
  const { top, bottom } = scrolls ? grid.getBoundingClientRect() : { top: 0, bottom: innerHeight };
  const step = y > bottom - EDGE_PX ? SCROLL_PX : y < top + EDGE_PX ? -SCROLL_PX : 0;
  const before = scroller.scrollTop;
  if (step !== 0) scroller.scrollTop += step;
  return scroller.scrollTop - before;
}
