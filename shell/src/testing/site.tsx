import type { RemoteEntry } from '@practice/contracts';
import { createStyleCache } from '@practice/ui';
import { createClient, executeLink } from '@practice/ui/data';
import { MemoryRouter, type RemoteModule } from '@practice/ui/router';
import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createRegistry, type Registry, type RegistryOptions } from '../remotes/registry.ts';
import { Root } from '../root.tsx';

// Rendering the whole site takes its time on a busy machine.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

export const remote: RemoteEntry = {
  name: 'mf-public',
  version: '1',
  manifest: '/remotes/mf-public/mf-manifest.json',
  routes: ['/*', '!/admin/*'],
};

/** No waiting worth noticing, in milliseconds. */
export const shortLimits = { timeLimit: 40, pauseBeforeRetry: 1 };

export type SiteData = { settings?: Record<string, string>; menus?: Record<string, unknown> | 'broken' };

/** Answers the frame's two queries; with `menus: 'broken'` as a server whose menus cannot be read. */
export function siteAnswers({ settings = {}, menus = {} }: SiteData = {}) {
  return async (document: object) => {
    if (JSON.stringify(document).includes('"SiteMenus"')) {
      if (menus === 'broken') return { errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }], data: null };
      return { data: { __typename: 'Query', header: menus.header ?? null, footer: menus.footer ?? null } };
    }
    const siteSettings = Object.entries(settings).map(([settingKey, settingValue]) => ({
      __typename: 'SiteSetting',
      settingKey,
      settingValue,
    }));
    return { data: { __typename: 'Query', siteSettings } };
  };
}

export function siteClient(data?: SiteData) {
  return createClient({ ssr: true, link: executeLink(siteAnswers(data) as never) });
}

/** A menu as the server sends it. Items are [title, url, parent's title]. */
export function menuOf(items: [string, string, string?][]) {
  return {
    __typename: 'Menu',
    id: 'menu',
    items: items.map(([title, url, parent], index) => ({
      __typename: 'MenuItem',
      id: title,
      title,
      url,
      parentId: parent ?? null,
      orderIndex: index,
      target: url.startsWith('https:') ? '_blank' : '_self',
    })),
  };
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
