import { type BlogColor, DEFAULT_BLOG_CATEGORY, firstBlogCategories, toSlug } from '@practice/contracts';
import { type ClientSession, DomainError, type ServiceContext } from '@practice/service-kit';
import { type BlogCategory, BlogCategoryModel } from './blog-category.model.ts';

type Found = Pick<BlogCategory, 'name' | 'slug' | 'color' | 'slugs'>;

/** The categories in their order; those that a site begins with while it has none. */
async function readCategories(session?: ClientSession): Promise<Found[]> {
  const found = await BlogCategoryModel.find({}, null, { session: session ?? null })
    .sort({ orderIndex: 1, _id: 1 })
    .lean();
  return found.length > 0 ? found : firstBlogCategories.map((one) => ({ ...one, slugs: [one.slug] }));
}

/** A category by its name, its slug or one that it had; undefined for any other text. */
export async function findBlogCategory(nameOrSlug: string, session?: ClientSession): Promise<Found | undefined> {
  const slug = toSlug(nameOrSlug);
  return (await readCategories(session)).find(({ slugs }) => slugs.includes(slug));
}

/** The filter of the posts of a category; of none for a text that names no category. */
export async function inCategory(nameOrSlug: string | null | undefined): Promise<{ category?: string }> {
  if (!nameOrSlug) return {};
  return { category: (await findBlogCategory(nameOrSlug))?.name ?? nameOrSlug };
}

/**
 * The name of the category that a post is saved with, which nobody renames or deletes before the transaction ends; that of
 * a post which names none is `Genel`, else the first.
 * @throws DomainError VALIDATION_FAILED at `category`
 */
export async function lockBlogCategory(session: ClientSession, nameOrSlug: string | null | undefined): Promise<string> {
  const found =
    (await findBlogCategory(nameOrSlug || DEFAULT_BLOG_CATEGORY, session)) ??
    (nameOrSlug ? undefined : (await readCategories(session))[0]);
  if (!found) {
    const message = 'Listeden bir kategori seçin';
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'category', message, code: 'UNKNOWN_CATEGORY' }] });
  }
  await BlogCategoryModel.updateOne({ slugs: found.slug }, { usedAt: new Date() }, { session });
  return found.name;
}

const colors = new WeakMap<ServiceContext, Promise<Map<string, BlogColor>>>();

/** The colour of a post's category, by its name; read once for each request. */
export async function categoryColor(ctx: ServiceContext, name: string): Promise<BlogColor> {
  const reading = colors.get(ctx) ?? readColors();
  colors.set(ctx, reading);
  return (await reading).get(name) ?? 'stone';
}

async function readColors(): Promise<Map<string, BlogColor>> {
  return new Map((await readCategories()).map(({ name, color }) => [name, color]));
}
