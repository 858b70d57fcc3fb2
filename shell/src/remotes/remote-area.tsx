import type { RemoteEntry } from '@practice/contracts';
import { Container, ErrorScreen, RetryPanel, Skeleton, Stack } from '@practice/ui';
import { useLocation } from '@practice/ui/router';
import { type ReactNode, Suspense, useState } from 'react';
import { HydratedMark } from '../boot/hydrated-mark.tsx';
import { RemoteLoadError } from './load-module.ts';
import { useRegistry } from './registry.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

type Props = {
  remote: RemoteEntry;
  /** What still works while the remote does not: a phone link, for one. */
  instead?: ReactNode;
};

/**
 * Where a remote is shown. Until its code is there: a skeleton, or what the server rendered. When it cannot be loaded:
 * a panel with another try that really asks again. When it throws: the error screen, in this area only.
 */
export function RemoteArea({ remote, instead }: Props) {
  const registry = useRegistry();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);

  const tryAgain = () => setAttempt((count) => count + 1);

  async function loadAgain() {
    setIsRetrying(true);
    await registry.forget(remote);
    setIsRetrying(false);
    tryAgain();
  }

  function renderFailure(error: Error) {
    if (!(error instanceof RemoteLoadError)) return <ErrorScreen details={error.message} onRetry={tryAgain} />;
    return (
      <Container py="section" maxW="3xl">
        <RetryPanel onRetry={loadAgain} isRetrying={isRetrying}>
          {instead}
        </RetryPanel>
      </Container>
    );
  }

  return (
    <RemoteBoundary
      key={`${remote.name} ${attempt}`}
      resetKey={pathname}
      fallback={(error) => (
        <>
          {renderFailure(error)}
          <HydratedMark part="area" />
        </>
      )}
    >
      <Suspense fallback={<AreaSkeleton />}>
        <RemoteScreen remote={remote} />
        <HydratedMark part="area" />
      </Suspense>
    </RemoteBoundary>
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
