import { type RefObject, useEffect, useRef } from 'react';

/**
 * Carries out a press on the button that came before the page's code: such a press does nothing but leave the focus on
 * the button, without the visible ring that the keyboard gives it.
 */
export function useEarlyPress(button: RefObject<HTMLElement | null>, press: () => void): void {
  const first = useRef(press);
  useEffect(() => {
    const element = button.current;
    if (element && document.activeElement === element && !element.matches(':focus-visible')) first.current();
  }, [button]);
}
