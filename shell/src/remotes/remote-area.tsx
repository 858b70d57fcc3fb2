import { Container, ErrorScreen, LongWait, Skeleton, Stack } from '@practice/ui';
import { useLocation } from '@practice/ui/router';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { HydratedMark } from '../hydration/hydrated-mark.tsx';
import { DeferredNotice } from './deferred-notice.tsx';
import { LoadFailure } from './load-failure.tsx';
import { RemoteLoadError } from './load-module.ts';
import { useRegistry } from './registry.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

type Props = {
  /** The remote's name. */
  name: string;
  /** What still works while the remote does not: a phone link, for one. The same element from one render to the next. */
  instead?: ReactNode;
};

/**
 * Where a remote is shown. Until its code is loaded: what the server rendered, or a skeleton; after a while with a panel
 * that says that loading is slow. When it cannot be loaded: a panel with a retry that requests everything again. When it
 * throws: the error screen, in this area only.
 */
export function RemoteArea({ name, instead }: Props) {
  const registry = useRegistry();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);

  // Also for a remote that throws: a mended version may be live by now.
  const loadAgain = useCallback(async () => {
    await registry.forget(name);
    setAttempt((count) => count + 1);
  }, [registry, name]);

  // The same element whenever the frame renders again: an update of an area whose code is still loading would make
  // React discard what the server rendered of it.
  const area = useMemo(
    () => (
      <Suspense
        fallback={
          <>
            <LongWait after={registry.limits.patience}>
              <LoadFailure isSlow onRetry={loadAgain} instead={instead} />
            </LongWait>
            <AreaSkeleton />
          </>
        }
      >
        <RemoteScreen name={name} />
        <HydratedMark part="area" />
      </Suspense>
    ),
    [name, instead, loadAgain, registry],
  );

  return (
    <>
      <DeferredNotice name={name} instead={instead} />
      <RemoteBoundary
        key={`${name} ${attempt}`}
        resetKey={pathname}
        onFailure={(error) => registry.report(name, error)}
        fallback={(error) => (
          <>
            {error instanceof RemoteLoadError ? (
              <LoadFailure onRetry={loadAgain} instead={instead} />
            ) : (
              <ErrorScreen details={error.message} onRetry={loadAgain} />
            )}
            <HydratedMark part="area" />
          </>
        )}
      >
        {area}
      </RemoteBoundary>
    </>
  );
}

function RemoteScreen({ name }: { name: string }) {
  const Screen = useRegistry().screenOf(name);
  return <Screen />;
}

/** Whether rendered HTML has an area without its remote's screen, which the browser is to render. */
export function hasWaitingArea(html: string): boolean {
  return html.includes('data-area="waiting"');
}

/** The shape of a page: heading, introduction, a few cards. */
function AreaSkeleton() {
  return (
    <Container py="section" data-area="waiting" aria-busy="true" aria-label="Yükleniyor…" role="status">
      <Stack gap="5">
        <Skeleton height="12" maxW="xl" />
        <Skeleton height="6" maxW="lg" />
        <Skeleton height="6" maxW="md" />
        <Skeleton height="32" mt="6" />
        <Skeleton height="32" />
      </Stack>
    </Container>
  );
}
