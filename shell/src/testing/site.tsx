import type { RemoteEntry } from '@practice/contracts';
import { createStyleCache } from '@practice/ui';
import { QueryClient } from '@practice/ui/query';
import type { RemoteModule } from '@practice/ui/router';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { createRegistry, type Registry, type RegistryOptions } from '../remotes/registry.ts';
import { Root } from '../root.tsx';
import { type SiteData, siteResponses } from './site-data.ts';

/** A page without remains of the last test, for every test of a file that shows the whole site. */
export function setUpSite(): void {
  // Asking for every element whether it is visible takes its time: a test that means it says `hidden: false`.
  configure({ defaultHidden: true });
  afterEach(() => {
    cleanup();
    // Every site brings its own styles; left behind they slow down each later question about an element.
    for (const style of document.head.querySelectorAll('style')) style.remove();
    delete document.documentElement.dataset.hydrated;
  });
}

export const remote: RemoteEntry = {
  name: 'mf-public',
  version: '1',
  manifest: '/remotes/mf-public/mf-manifest.json',
  routes: ['/*', '!/admin/*'],
};

/** No waiting worth noticing, in milliseconds, and nothing that takes long. */
export const shortLimits = { patience: 60_000, timeLimit: 40, fileLimit: 40, pauseBeforeRetry: 1 };

/** The opposite: everything takes long at once, and nothing is given up. */
export const impatient = { ...shortLimits, patience: 1, timeLimit: 60_000 };

export function siteClient(data?: SiteData) {
  return new QueryClient({ ssr: true, execute: siteResponses(data) as never });
}

export function registryOf(options: Partial<RegistryOptions> & Pick<RegistryOptions, 'fetchModule'>): Registry {
  return createRegistry({ list: [remote], fetchList: async () => [remote], limits: shortLimits, ...options });
}

export function moduleOf(screen: RemoteModule['default'], page?: RemoteModule['page']): RemoteModule {
  return { default: screen, page: page ?? (async () => ({ status: 200, title: '' })) };
}

type SiteProps = {
  registry: Registry;
  path?: string;
  data?: SiteData;
  hasServerHead?: boolean;
  router?: (page: ReactNode) => ReactNode;
};

/** The whole site with a registry of the test's own. */
export function Site({ registry, path = '/', data = {}, hasServerHead = false, router }: SiteProps) {
  return (
    <Root
      client={siteClient(data)}
      styles={createStyleCache()}
      registry={registry}
      router={router ?? ((page) => <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>)}
      hasServerHead={hasServerHead}
    />
  );
}
