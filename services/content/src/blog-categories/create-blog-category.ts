import { type BlogCategoryRecord, createBlogCategoryInput, MAX_BLOG_CATEGORIES, toSlug } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { BlogCategoryModel } from './blog-category.model.ts';
import { blogCategories } from './blog-category.store.ts';
import { withCounts } from './count-posts.ts';
import { takeSlugs } from './take-slugs.ts';

/**
 * Creates a category, the last in the order unless it says otherwise.
 * @throws DomainError VALIDATION_FAILED; CONFLICT at `name` or `slug` when another category has it, or there are 50.
 */
export async function createBlogCategory(ctx: ServiceContext, raw: unknown): Promise<BlogCategoryRecord> {
  const { slug: sent, ...input } = readInput(ctx, 'content:write', createBlogCategoryInput, raw);
  const slug = sent || toSlug(input.name);
  const created = await withTransaction(async (session) => {
    const orders = await BlogCategoryModel.find({}, { orderIndex: 1 }, { session }).lean();
    if (orders.length >= MAX_BLOG_CATEGORIES) throw tooMany();
    const slugs = await takeSlugs(session, { name: input.name, slug });
    const last = Math.max(0, ...orders.map(({ orderIndex }) => orderIndex));
    const values = { ...input, slug, slugs, orderIndex: input.orderIndex ?? last + 1 };
    return blogCategories.insert(ctx, { values, session });
  });
  const [category = created] = await withCounts(ctx, [created]);
  return category;
}

function tooMany(): DomainError {
  const message = `En fazla ${MAX_BLOG_CATEGORIES} kategori olabilir.`;
  return new DomainError('CONFLICT', { errors: [{ field: 'name', message, code: 'TOO_MANY' }] });
}
