import { ErrorScreen, PracticeProvider, type StyleCache } from '@practice/ui';
import { type ApolloClient, ApolloProvider } from '@practice/ui/data';
import type { ReactNode } from 'react';
import { Frame } from './frame/frame.tsx';
import { type Registry, RegistryContext } from './remotes/registry.ts';
import { RemoteBoundary } from './remotes/remote-boundary.tsx';

type Props = {
  client: ApolloClient;
  styles: StyleCache;
  registry: Registry;
  /** Puts the router around the page: BrowserRouter, or StaticRouter on the server. */
  router: (page: ReactNode) => ReactNode;
  hasServerHead: boolean;
};

/** The whole tree. Server and browser render the same one, so that hydration finds what it expects. */
export function Root({ client, styles, registry, router, hasServerHead }: Props) {
  return (
    <PracticeProvider styles={styles}>
      <RemoteBoundary resetKey="" fallback={(error) => <ErrorScreen details={error.message} />}>
        <ApolloProvider client={client}>
          <RegistryContext value={registry}>{router(<Frame hasServerHead={hasServerHead} />)}</RegistryContext>
        </ApolloProvider>
      </RemoteBoundary>
    </PracticeProvider>
  );
}
