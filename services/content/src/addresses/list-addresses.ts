import { type KnownAddress, sitePages } from '@practice/contracts';
import { assertCan, callService, type InternalFunctions, type ServiceContext } from '@practice/service-kit';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { LegalTextModel } from '../legal-texts/legal-text.model.ts';
import { LocalPageModel } from '../local-pages/local-page.model.ts';
import { PageModel } from '../pages/page.model.ts';

const titles: Record<string, string> = {
  '/': 'Ana sayfa',
  '/randevu': 'Randevu',
  '/hakkimda': 'Hakkımda',
  '/hizmetler': 'Hizmetler',
  '/blog': 'Blog',
  '/iletisim': 'İletişim',
};

/** Every address of the site that visitors find, with what is there: built-in pages first, then records. */
export async function readAddresses(): Promise<KnownAddress[]> {
  const builtIn = Object.values(sitePages) as string[];
  const within = (folder: string, found: () => Promise<KnownAddress[]>) =>
    builtIn.includes(folder) ? found() : Promise.resolve([]);
  const found = await Promise.all([
    within('/hizmetler', services),
    localPages(),
    pages(),
    within('/blog', posts),
    legalTexts(),
  ]);
  const records = found.flat();
  const own = builtIn.flatMap((path) => {
    const title = titles[path];
    return title === undefined ? [] : [{ path, title, text: '', updatedAt: lastChange(path, records), image: null }];
  });
  return [...own, ...records];
}

/** A list changes with what it lists, and the home page shows services and posts; null for the other built-in pages. */
function lastChange(path: string, records: readonly KnownAddress[]): string | null {
  const listed: Record<string, readonly string[]> = { '/': ['/hizmetler/', '/blog/'] };
  const folders = listed[path] ?? [`${path}/`];
  const shown = records.filter((record) => folders.some((folder) => record.path.startsWith(folder)));
  return (
    shown
      .flatMap(({ updatedAt }) => updatedAt ?? [])
      .sort()
      .at(-1) ?? null
  );
}

/** The same for the other services. */
export const listAddresses: InternalFunctions<'content'>['listAddresses'] = (ctx: ServiceContext) => {
  assertCan(ctx, 'content:view');
  return readAddresses();
};

async function services(): Promise<KnownAddress[]> {
  const found = await callService('appointments', 'listServiceAddresses', {});
  return found.map(({ slug, ...rest }) => ({ path: `/hizmetler/${slug}`, image: null, ...rest }));
}

async function localPages(): Promise<KnownAddress[]> {
  const fields = { slug: 1, title: 1, metaDescription: 1, updatedAt: 1 };
  const found = await LocalPageModel.find({ isActive: true }, fields).sort({ cityName: 1 }).lean();
  return found.map(({ slug, title, metaDescription: text, ...page }) => {
    return { path: `/${slug}`, title, text, image: null, updatedAt: instant(page) };
  });
}

/** The home page is there already, as `/`. */
async function pages(): Promise<KnownAddress[]> {
  const fields = { slug: 1, title: 1, excerpt: 1, featuredImage: 1, updatedAt: 1 };
  const found = await PageModel.find({ status: 'published', isHomepage: false }, fields).sort({ slug: 1 }).lean();
  return found.map(({ slug, title, excerpt: text, featuredImage, ...page }) => {
    return { path: `/${slug}`, title, text, image: featuredImage || null, updatedAt: instant(page) };
  });
}

async function posts(): Promise<KnownAddress[]> {
  const fields = { slug: 1, title: 1, excerpt: 1, featuredImage: 1, updatedAt: 1 };
  const published = { isPublished: true, publishedAt: { $lte: new Date() } };
  const found = await BlogPostModel.find(published, fields).sort({ publishedAt: -1 }).lean();
  return found.map(({ slug, title, excerpt: text, featuredImage, ...post }) => {
    return { path: `/blog/${slug}`, title, text, image: featuredImage, updatedAt: instant(post) };
  });
}

async function legalTexts(): Promise<KnownAddress[]> {
  const found = await LegalTextModel.find({ isInForce: true }, { slug: 1, title: 1, publishedAt: 1 }).lean();
  return found.map(({ slug, title, publishedAt }) => {
    return { path: `/${slug}`, title, text: '', image: null, updatedAt: publishedAt.toISOString() };
  });
}

function instant(record: object): string | null {
  const { updatedAt } = record as { updatedAt?: Date };
  return updatedAt?.toISOString() ?? null;
}
