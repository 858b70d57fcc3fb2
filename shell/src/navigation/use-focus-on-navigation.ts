import { useLocation } from '@practice/ui/router';
import { useEffect, useRef } from 'react';
import { mainId } from './skip-link.tsx';

/** Moves focus to the content after navigation, for keyboards and screen readers. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}
