import type { RemoteEntry } from '@practice/contracts';
import { Container, ErrorScreen, Skeleton, Stack } from '@practice/ui';
import { useLocation } from '@practice/ui/router';
import { type ReactNode, Suspense, useState } from 'react';
import { HydratedMark } from '../boot/hydrated-mark.tsx';
import { HeldNotice } from './held-notice.tsx';
import { LoadFailure } from './load-failure.tsx';
import { RemoteLoadError } from './load-module.ts';
import { useRegistry } from './registry.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

type Props = {
  remote: RemoteEntry;
  /** What still works while the remote does not: a phone link, for one. */
  instead?: ReactNode;
};

/**
 * Where a remote is shown. Until its code is there: what the server rendered, else a skeleton. When it cannot be loaded:
 * a panel with another try that really asks again. When it throws: the error screen, in this area only.
 */
export function RemoteArea({ remote, instead }: Props) {
  const registry = useRegistry();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => setAttempt((count) => count + 1);

  async function loadAgain() {
    await registry.forget(remote);
    tryAgain();
  }

  return (
    <>
      <HeldNotice remote={remote} instead={instead} />
      <RemoteBoundary
        key={`${remote.name} ${attempt}`}
        resetKey={pathname}
        fallback={(error) => (
          <>
            {error instanceof RemoteLoadError ? (
              <LoadFailure onRetry={loadAgain} instead={instead} />
            ) : (
              <ErrorScreen details={error.message} onRetry={tryAgain} />
            )}
            <HydratedMark part="area" />
          </>
        )}
      >
        <Suspense fallback={<AreaSkeleton />}>
          <RemoteScreen remote={remote} />
          <HydratedMark part="area" />
        </Suspense>
      </RemoteBoundary>
    </>
  );
}

function RemoteScreen({ remote }: { remote: RemoteEntry }) {
  const Screen = useRegistry().screenOf(remote);
  return <Screen />;
}

/** The shape of a page: heading, introduction, a few cards. */
function AreaSkeleton() {
  return (
    <Container py="section" aria-busy="true" aria-label="Yükleniyor…" role="status">
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
