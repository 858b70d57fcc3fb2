import type { AdminSection } from '@practice/contracts';
import { ErrorScreen, LongWait, Skeleton, Stack } from '@practice/ui';
import { ProblemPanel } from '@practice/ui/admin';
import { type SectionModule, useStaff } from '@practice/ui/back-office';
import { Suspense, useCallback, useState } from 'react';
import { RemoteLoadError } from '../../remotes/load-module.ts';
import { useRegistry } from '../../remotes/registry.ts';
import { RemoteBoundary } from '../../remotes/remote-boundary.tsx';
import type { ListedSection } from './use-sections.ts';

/**
 * A section's screen. Its failures stay inside: code that cannot be loaded is retried on request, a screen that throws
 * is replaced by the error screen, and everything around keeps working.
 */
export function SectionArea({ section }: { section: ListedSection }) {
  const registry = useRegistry();
  const [attempt, setAttempt] = useState(0);

  const report = useFailureReport(section);

  async function loadAgain() {
    await registry.forget(section.remote);
    setAttempt((count) => count + 1);
  }

  return (
    <RemoteBoundary
      key={`${section.key} ${attempt}`}
      resetKey={section.key}
      onFailure={(error) => {
        report(error);
        registry.report(section.remote, error);
      }}
      fallback={(error) =>
        section.key === 'dashboard' ? (
          <ProblemPanel
            title="Dashboard Error"
            message="Panel gösterilemedi. Ekibimize bildirildi; diğer bölümler çalışmaya devam ediyor."
            onRetry={loadAgain}
          />
        ) : isLoadError(error) ? (
          <ProblemPanel
            title={`${section.title} şu anda açılamadı`}
            message="Bağlantınızı kontrol edip tekrar deneyebilirsiniz. Diğer bölümler çalışmaya devam ediyor."
            onRetry={loadAgain}
          />
        ) : (
          <ErrorScreen details={error.message} onRetry={loadAgain} />
        )
      }
    >
      <Suspense
        fallback={
          <>
            <LongWait after={registry.limits.patience}>
              <ProblemPanel
                title={`${section.title} bölümünün açılması uzun sürüyor`}
                message="Açılınca kendiliğinden gelecek. Diğer bölümler çalışmaya devam ediyor."
                onRetry={loadAgain}
              />
            </LongWait>
            <SectionSkeleton />
          </>
        }
      >
        <SectionScreen section={section} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** The remote, or the code of one of its sections, did not come. */
function isLoadError(error: Error): boolean {
  return error instanceof RemoteLoadError || error.name === 'ChunkLoadError';
}

function SectionScreen({ section }: { section: ListedSection }) {
  const Screen = useRegistry().screenOf(section.remote) as SectionModule['default'];
  return <Screen section={section.key} />;
}

/** The shape of a list: heading, tools, rows. */
function SectionSkeleton() {
  return (
    <Stack gap="4" role="status" aria-busy="true" aria-label="Yükleniyor…">
      <Skeleton height="7" width="14rem" />
      <Skeleton height="8" width="min(32rem, 100%)" />
      <Stack gap="2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} height="10" />
        ))}
      </Stack>
    </Stack>
  );
}

const MAX_MESSAGE = 500;

/** Reports that a section failed in this browser, so that the team knows; the report itself may fail in silence. */
function useFailureReport({ key, title }: AdminSection): (error: Error) => void {
  const { fetch } = useStaff();
  return useCallback(
    ({ name, message }) => {
      const failure = { section: key, title, message: `${name}: ${message}`.slice(0, MAX_MESSAGE) };
      const headers = { 'content-type': 'application/json' };
      fetch('/api/screen-failures', { method: 'POST', headers, body: JSON.stringify(failure) }).catch(() => undefined);
    },
    [fetch, key, title],
  );
}
