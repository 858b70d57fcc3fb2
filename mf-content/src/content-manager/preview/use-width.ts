import { useCallback, useState } from 'react';

/** The width of an element in pixels, as it changes; `ref` goes to the element. */
export function useWidth(): { ref: (element: HTMLElement | null) => void; width: number } {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
