import { useLocation } from '@practice/ui/router';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { useRegistry } from './registry.ts';

type Props = { name: string; instead?: ReactNode };

const never = () => () => {};
const nothing = () => undefined;

/**
 * Above an area that the server rendered but whose code could not be loaded, or takes long: the page can be read, and
 * here is another try. A component of its own, as an update of the area itself would make React throw the server's HTML
 * away.
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
