import type { AdminFeature } from './admin-features.ts';
import type { Permission } from './permissions.ts';

/** Groups of the admin sidebar, in order. */
export const sectionGroups = ['Randevular', 'İçerik', 'Görünürlük', 'Yönetim'] as const;

/** A section of the back office, chosen by the hash of /admin. */
export type AdminSection = {
  /** As in the address: `/admin#appointments`. What follows it after a hyphen is a view of it: `#appointments-new`. */
  key: string;
  title: string;
  /** One line about what is done there. */
  description: string;
  group: (typeof sectionGroups)[number];
  /** Name of an icon that `@practice/ui/admin` knows. */
  icon: string;
  /** Who sees it. */
  permission: Permission;
  /** The switch without which nobody sees it. */
  feature?: AdminFeature;
  /** Position within the group, smallest first. */
  order: number;
};

/** An address that a remote names for search engines: one of its own pages, without letters that URLs escape. */
export type RemoteAddress = {
  path: string;
  /** What the page is about, as its heading says. */
  title: string;
};

/** One entry of /remotes.json: a part of the product that the shell loads at run time. */
export type RemoteEntry = {
  name: string;
  /** Changes with every build. */
  version: string;
  /** A preview, shown to this browser only instead of the live version. */
  isPreview?: boolean;
  /** Address of its mf-manifest.json: a path of this site, or a URL. */
  manifest: string;
  /** Paths it serves: '/randevu', '/blog/*' (with everything below), '/*'; '!/admin/*' takes some out again. */
  routes: readonly string[];
  /** The permission that a visitor needs, for remotes of the back office. */
  permission?: string;
  /** Sections of the back office that it shows, for remotes of the back office. */
  sections?: readonly AdminSection[];
};

/** The remote that serves a path: the one with the most specific pattern, so that '/admin/seo/*' wins over '/*'. */
export function remoteForPath<T extends { routes: readonly string[] }>(
  remotes: readonly T[],
  path: string,
): T | undefined {
  let best: { remote: T; weight: number } | undefined;
  for (const remote of remotes) {
    const weight = matchWeight(remote.routes, path);
    if (weight > (best?.weight ?? 0)) best = { remote, weight };
  }
  return best?.remote;
}

/**
 * The remote that has a path for itself, by a pattern other than '/*', under which the pages of the practice are shown;
 * such a page could never be seen at that path.
 */
export function remoteWithOwnPath<T extends { routes: readonly string[] }>(
  remotes: readonly T[],
  path: string,
): T | undefined {
  const isOwn = (route: string) => route !== '/*';
  return remoteForPath(
    remotes.map((remote) => ({ remote, routes: remote.routes.filter(isOwn) })),
    path,
  )?.remote;
}

/** Length of the longest pattern that matches, 0 for none. A path by itself ('/') counts more than with all below ('/*'). */
function matchWeight(routes: readonly string[], path: string): number {
  let weight = 0;
  for (const route of routes) {
    if (route.startsWith('!')) {
      if (matches(route.slice(1), path)) return 0;
    } else if (matches(route, path)) {
      weight = Math.max(weight, route.endsWith('/*') ? route.length : route.length + 3);
    }
  }
  return weight;
}

function matches(pattern: string, path: string): boolean {
  const clean = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (!pattern.endsWith('/*')) return clean === pattern;
  const prefix = pattern.slice(0, -2);
  return clean === prefix || clean.startsWith(`${prefix}/`);
}
