import { type TouchEvent, useRef } from 'react';

const MIN_PX = 60;

/** A finger that goes sideways, clearly more than up or down: 1 to the next, -1 to the previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void, isBlocked: () => boolean) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!touch || !start || isBlocked()) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(dx) < MIN_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
