import { type AddressKind, isReservedPath, pathKey, remoteWithOwnPath } from '@practice/contracts';
import { type ClientSession, callService, type InternalFunctions } from '@practice/service-kit';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { LocalPageModel } from '../local-pages/local-page.model.ts';
import { PageModel } from '../pages/page.model.ts';
import { remoteAt } from './remote-at.ts';

/** What is at an address of the site; `id` is that of the record, null for the site's own pages and those of remotes. */
export type FoundAddress = { kind: AddressKind; title: string; id: string | null };

/** What a path of the site belongs to, published or not, for the other services; null for nothing. */
export const findAddress: InternalFunctions<'content'>['findAddress'] = async (_ctx, { path }) => {
  const key = pathKey(path);
  return (await findRecord(key)) ?? (await findRemote(key));
};

/** The remote that shows a path; its own name is its title. */
async function findRemote(path: string): Promise<FoundAddress | null> {
  const title = await remoteAt(path);
  return title ? { kind: 'remote', title, id: null } : null;
}

async function findRecord(key: string): Promise<FoundAddress | null> {
  const [, folder = '', slug = '', ...more] = key.split('/');
  if (slug === '' || more.length > 0 || isReservedPath(key)) return findSiteAddress(key);
  if (folder === 'blog') {
    const post = await BlogPostModel.findOne({ slug }, { title: 1 }).lean();
    return post && { kind: 'post', title: post.title, id: String(post._id) };
  }
  if (folder !== 'hizmetler') return null;
  const service = await callService('appointments', 'findService', { slug });
  return service && { kind: 'service', ...service };
}

/** The same for many paths at once; paths with nothing are left out. */
export const findAddresses: InternalFunctions<'content'>['findAddresses'] = async (_ctx, { paths }) => {
  const fields = { slug: 1, title: 1 };
  const [pages, localPages, posts, services, remotes] = await Promise.all([
    PageModel.find({}, fields).lean(),
    LocalPageModel.find({}, fields).lean(),
    BlogPostModel.find({}, fields).lean(),
    callService('appointments', 'listServiceTitles', {}),
    callService('identity', 'listLiveRemotes', {}),
  ]);
  const known = new Map<string, { kind: AddressKind; title: string }>([
    ...Object.entries(services).map(([slug, title]) => [`/hizmetler/${slug}`, { kind: 'service', title }] as const),
    ...posts.map(({ slug, title }) => [`/blog/${slug}`, { kind: 'post', title }] as const),
    ...localPages.map(({ slug, title }) => [`/${slug}`, { kind: 'local-page', title }] as const),
    ...pages.map(({ slug, title }) => [`/${slug}`, { kind: 'page', title }] as const),
  ]);
  const found: Record<string, { kind: AddressKind; title: string }> = {};
  for (const path of paths) {
    const key = pathKey(path);
    const remote = remoteWithOwnPath(remotes, key);
    const there = isReservedPath(key) ? ({ kind: 'site', title: key } as const) : known.get(key);
    if (there) found[path] = there;
    else if (remote) found[path] = { kind: 'remote', title: remote.name };
  }
  return found;
};

/** What is at `/` or `/{slug}`: the site itself, a page or a city page, published or not. */
export async function findSiteAddress(path: string, session?: ClientSession): Promise<FoundAddress | null> {
  if (isReservedPath(path)) return { kind: 'site', title: path, id: null };
  const slug = path.slice(1);
  const within = { session: session ?? null };
  const page = await PageModel.findOne({ slug }, { title: 1 }, within).lean();
  if (page) return { kind: 'page', title: page.title, id: String(page._id) };
  const localPage = await LocalPageModel.findOne({ slug }, { title: 1 }, within).lean();
  return localPage && { kind: 'local-page', title: localPage.title, id: String(localPage._id) };
}
