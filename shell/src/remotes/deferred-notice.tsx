import { useLocation } from '@practice/ui/router';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { useRegistry } from './registry.ts';

type Props = { name: string; instead?: ReactNode };

const never = () => () => {};
const nothing = () => undefined;

/**
 * A notice with a retry above an area that the server rendered, while its code loads slowly or after it failed to load:
 * the page can be read all the same. A component of its own, because an update of the area itself would make React discard
 * the server's HTML.
 */
export function DeferredNotice({ name, instead }: Props) {
  const deferred = useRegistry().deferredScreenOf(name);
  const { pathname } = useLocation();
  const renderedPath = useRef(pathname);
  const problem = useSyncExternalStore(deferred?.subscribe ?? never, deferred?.problem ?? nothing, nothing);

  useEffect(() => {
    if (pathname !== renderedPath.current) deferred?.release();
  }, [pathname, deferred]);

  return deferred && problem ? (
    <LoadFailure isSlow={problem === 'slow'} onRetry={deferred.retry} instead={instead} />
  ) : null;
}
