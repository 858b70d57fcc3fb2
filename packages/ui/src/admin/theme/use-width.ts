import { type RefCallback, useCallback, useState } from 'react';

/**
 * Width in rem of the element that gets the returned ref, updated live; undefined where nothing is measured (tests). A
 * screen is laid out by the room that it has: the window's width says little beside a sidebar.
 */
export function useWidth(): [number | undefined, RefCallback<Element>] {
  const [width, setWidth] = useState<number>();
  const measure = useCallback((element: Element | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const read = () =>
      setWidth(
        Math.floor(element.clientWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
      );
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, measure];
}
