import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a table needs to scroll sideways. Only then does it get a scrolling box of its own: inside one a head cannot
 * stick to the top of the window.
 */
export function useTooWide(wrapper: RefObject<HTMLElement | null>): boolean {
  const [isTooWide, setIsTooWide] = useState(false);

  useLayoutEffect(() => {
    const box = wrapper.current;
    const content = box?.firstElementChild;
    if (!box || !content || typeof ResizeObserver === 'undefined') return;
    const measure = () => setIsTooWide(content.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [wrapper]);

  return isTooWide;
}
