import {
  type AddressKind,
  addressKey,
  isReservedPath,
  mayMeet,
  type RedirectRule,
  sourceSegments,
} from '@practice/contracts';
import { callService, DomainError } from '@practice/service-kit';

const says: Record<AddressKind, (title: string) => string> = {
  site: () => 'sitenin kendi adreslerinden biri',
  page: (title) => `“${title}” sayfasının adresi`,
  'local-page': (title) => `“${title}” bölgesel sayfasının adresi`,
  post: (title) => `“${title}” yazısının adresi`,
  service: (title) => `“${title}” hizmetinin adresi`,
  remote: (name) => `${name} arayüzünün sayfası`,
};

/** Folders whose records come and go: what leads all of them elsewhere would hide the next one. */
const folders = ['blog', 'hizmetler'];

export type Shadowed = { field: 'fromUrl'; code: 'ADDRESS_TAKEN'; message: string };

/** What is at an address of the site; the paths of all addresses that visitors find. */
export type SiteAddresses = {
  find: (path: string) => Promise<{ kind: AddressKind; title: string } | null | undefined>;
  list: () => Promise<readonly string[]>;
};

const site: SiteAddresses = {
  find: (path) => callService('content', 'findAddress', { path }),
  async list() {
    const [known, remotes] = await Promise.all([
      callService('content', 'listAddresses', {}),
      callService('identity', 'listLiveRemotes', {}),
    ]);
    return [...known.map(({ path }) => path), ...remotes.flatMap(({ routes }) => pathsOf(routes))];
  },
};

/** A path of each pattern by which a remote has pages for itself. */
function pathsOf(routes: readonly string[]): string[] {
  return routes
    .filter((route) => route !== '/*' && !route.startsWith('!'))
    .map((route) => route.replace(/\*$/, 'sayfa'));
}

/** The same for sources of many redirects, read once. */
export async function readSite(paths: string[]): Promise<SiteAddresses> {
  const [found, listed] = await Promise.all([
    callService('content', 'findAddresses', { paths: paths.map(addressKey) }),
    site.list(),
  ]);
  return { find: async (path) => found[path], list: async () => listed };
}

/** Why nothing may be led on from a source: something is there, or could be; null when it may. */
export async function findShadowed(
  rule: Pick<RedirectRule, 'matchType' | 'fromUrl'>,
  addresses: SiteAddresses,
): Promise<Shadowed | null> {
  const { matchType, fromUrl } = rule;
  const taken = (reason: string): Shadowed => ({
    field: 'fromUrl',
    code: 'ADDRESS_TAKEN',
    message: `${fromUrl} ${reason}, yönlendirilemez.`,
  });
  if (matchType === 'exact') {
    // What has a query of its own leads no other visitor of the page.
    const found = fromUrl.includes('?') ? null : await addresses.find(addressKey(fromUrl));
    return found ? taken(says[found.kind](found.title)) : null;
  }
  const source = sourceSegments(rule);
  const [first] = source;
  if (first && 'text' in first && isReservedPath(`/${first.text}/x`)) return taken('sitenin kendi adreslerinden biri');
  const hidden = (await addresses.list()).find((path) =>
    mayMeet(sourceSegments({ matchType: 'exact', fromUrl: path }), source),
  );
  if (hidden) return taken(`${hidden} adresini gizler`);
  const folder = folders.find((name) => mayMeet([{ text: name }, { param: 'slug' }], source));
  return folder ? taken(`/${folder} altındaki yeni adresleri gizler`) : null;
}

/**
 * Refuses a redirect from an address at which something is: visitors could never see it. Not to be called inside a
 * transaction.
 * @throws DomainError CONFLICT at `fromUrl`, saying what is there.
 */
export async function assertNotShadowed(rule: Pick<RedirectRule, 'matchType' | 'fromUrl'>): Promise<void> {
  const shadowed = await findShadowed(rule, site);
  if (shadowed) throw new DomainError('CONFLICT', { errors: [shadowed] });
}
