import { useLocation } from '@practice/ui/router';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { useRegistry } from './registry.ts';

type Props = { name: string; instead?: ReactNode };

const never = () => () => {};
const no = () => false;

/**
 * Above an area that the server rendered but whose code could not be loaded: the page can be read, and here is another
 * try. A component of its own, as an update of the area itself would make React throw the server's HTML away.
 */
export function HeldNotice({ name, instead }: Props) {
  const held = useRegistry().heldOf(name);
  const { pathname } = useLocation();
  const renderedPath = useRef(pathname);
  const hasFailed = useSyncExternalStore(held?.subscribe ?? never, held?.hasFailed ?? no, no);

  useEffect(() => {
    if (pathname !== renderedPath.current) held?.release();
  }, [pathname, held]);

  return held && hasFailed ? <LoadFailure onRetry={held.retry} instead={instead} /> : null;
}
