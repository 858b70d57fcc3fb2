import { type RefObject, useLayoutEffect, useState } from 'react';

/** `more`: it can be scrolled further. */
type Fit = 'fits' | 'more' | 'scrolled';

/**
 * Whether a table has to scroll sideways, and whether it is at its end. Only then does it get a scroll container, as a
 * header inside one cannot stick to the top of the window.
 */
export function useTooWide(wrapper: RefObject<HTMLElement | null>): Fit {
  const [fit, setFit] = useState<Fit>('fits');

  useLayoutEffect(() => {
    const box = wrapper.current;
    const content = box?.firstElementChild;
    if (!box || !content || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const hidden = content.scrollWidth - box.clientWidth;
      setFit(hidden <= 1 ? 'fits' : hidden - box.scrollLeft > 1 ? 'more' : 'scrolled');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [wrapper]);

  return fit;
}
