import { ErrorScreen, PracticeProvider, type StyleCache } from '@practice/ui';
import { type QueryClient, QueryProvider } from '@practice/ui/query';
import { lazyModule, useLocation } from '@practice/ui/router';
import { type ReactNode, useEffect, useState } from 'react';
import { isAdminPath } from './admin/admin-path.ts';
import { LazyPart } from './admin/lazy-part.tsx';
import { Frame } from './frame/frame.tsx';
import { type Registry, RegistryContext } from './remotes/registry.ts';
import { RemoteBoundary } from './remotes/remote-boundary.tsx';

const adminApp = lazyModule(() => import(/* webpackChunkName: "admin" */ './admin/admin-app.tsx'));

type Props = {
  client: QueryClient;
  styles: StyleCache;
  registry: Registry;
  /** Puts the router around the page: BrowserRouter, or StaticRouter on the server. */
  router: (page: ReactNode) => ReactNode;
  hasServerHead: boolean;
};

/** The whole tree. Server and browser render the same one, so that hydration matches. */
export function Root({ client, styles, registry, router, hasServerHead }: Props) {
  return (
    <PracticeProvider styles={styles}>
      <RemoteBoundary resetKey="" fallback={(error) => <ErrorScreen details={error.message} />}>
        <QueryProvider value={client}>
          <RegistryContext value={registry}>{router(<Room hasServerHead={hasServerHead} />)}</RegistryContext>
        </QueryProvider>
      </RemoteBoundary>
    </PracticeProvider>
  );
}

/** The public site, or the back office, whose document alone names the remotes of its sections. */
function Room({ hasServerHead }: { hasServerHead: boolean }) {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [isAdmin, beganAsAdmin] = [isAdminPath(pathname), isAdminPath(firstPath)];
  useEffect(() => {
    if (isAdmin && !beganAsAdmin) location.reload();
  }, [isAdmin, beganAsAdmin]);
  if (isAdmin) return beganAsAdmin ? <LazyPart part={adminApp} /> : null;
  return <Frame hasServerHead={hasServerHead && !beganAsAdmin} />;
}
