import { useLocation } from '@practice/ui/router';
import { useEffect, useRef } from 'react';
import { mainId } from './skip-link.tsx';

/** After a change of page the keyboard and the screen reader start at the content, as after a load. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}
