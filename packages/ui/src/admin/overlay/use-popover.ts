import { type CSSProperties, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export type Placement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';

/** Pixels between the anchor and the panel, and between the panel and the edge of the window. */
const gap = 4;
const margin = 8;

/**
 * A panel beside an anchor, in the browser's top layer (`popover="manual"`), so that no scroll container clips it and it
 * works inside dialogs. A press outside, Esc and moving focus out close it. It opens upwards when there is no room below.
 */
export function usePopover<Panel extends HTMLElement>(options: {
  open: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
  placement?: Placement;
  /** CSS length; reduced to the available room. */
  maxHeight?: string;
}) {
  const { open, onClose, anchor, placement = 'bottom-start', maxHeight = '100dvh' } = options;
  const panel = useRef<Panel>(null);
  const [style, setStyle] = useState<CSSProperties>({ maxHeight });
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });

  const place = useCallback(() => {
    if (panel.current && anchor.current)
      setStyle(positionOf({ anchor: anchor.current, panel: panel.current, placement, maxHeight }));
  }, [anchor, placement, maxHeight]);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    element.showPopover?.();
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
      if (element.isConnected) element.hidePopover?.();
    };
  }, [open, place]);

  useEffect(() => {
    if (!open) return;
    function isOutside(event: Event) {
      const target = event.target as Node;
      return !panel.current?.contains(target) && !anchor.current?.contains(target);
    }
    function onPress(event: PointerEvent) {
      if (isOutside(event)) latestClose.current();
    }
    function onLeave(event: FocusEvent) {
      if (isOutside(event)) latestClose.current();
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Keep the surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      latestClose.current();
      anchor.current?.focus();
    }
    document.addEventListener('focusin', onLeave, true);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('focusin', onLeave, true);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open, anchor]);

  return {
    panel,
    panelProps: {
      ref: panel,
      popover: mode,
      style: { ...baseStyle, ...style },
    },
  };
}

/** Browsers without popover support show the panel as a fixed box. */
const mode = 'showPopover' in HTMLElement.prototype ? ('manual' as const) : undefined;

const baseStyle: CSSProperties = { position: 'fixed', inset: 'auto', margin: 0 };

type Position = { anchor: HTMLElement; panel: HTMLElement; placement: Placement; maxHeight: string };

function positionOf({ anchor, panel, placement, maxHeight }: Position): CSSProperties {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const [side, align] = placement.split('-') as ['bottom' | 'top', 'start' | 'end'];
  const roomBelow = innerHeight - box.bottom - gap - margin;
  const roomAbove = box.top - gap - margin;
  const isBelow = side === 'bottom' ? height <= roomBelow || roomBelow >= roomAbove : height > roomAbove;
  const left = align === 'start' ? box.left : box.right - width;
  return {
    left: Math.max(margin, Math.min(left, innerWidth - width - margin)),
    top: isBelow ? box.bottom + gap : Math.max(margin, box.top - gap - height),
    maxHeight: `min(${maxHeight}, ${Math.max(160, isBelow ? roomBelow : roomAbove)}px)`,
    minWidth: Math.min(box.width, 320),
  };
}
