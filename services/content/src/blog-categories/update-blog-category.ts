import { type BlogCategoryRecord, idParam, updateBlogCategoryInput } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { BlogCategoryModel } from './blog-category.model.ts';
import { blogCategories } from './blog-category.store.ts';
import { withCounts } from './count-posts.ts';
import { movePosts } from './move-posts.ts';
import { takeSlugs } from './take-slugs.ts';

const input = updateBlogCategoryInput.extend(idParam.shape);

/**
 * Changes a category. Its posts get its new name with it; its former name and slug still mean it.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current category; CONFLICT at `name` or
 *   `slug` when another category has it.
 */
export async function updateBlogCategory(ctx: ServiceContext, raw: unknown): Promise<BlogCategoryRecord> {
  const { id, version, slug: sent, ...changes } = readInput(ctx, 'content:write', input, raw);
  const changed = await withTransaction(async (session) => {
    const before = await findByIdOrFail(BlogCategoryModel, id, session);
    const slug = sent || before.slug;
    const name = changes.name ?? before.name;
    const after = await blogCategories.update(ctx, { id, version, changes: { ...changes, slug }, session });
    if (name !== before.name || slug !== before.slug) {
      const slugs = await takeSlugs(session, { id: before._id, name, slug, former: before.slugs });
      await BlogCategoryModel.updateOne({ _id: id }, { slugs }, { session });
    }
    if (name !== before.name) await movePosts(ctx, { from: before.name, to: name, session });
    return after;
  });
  const [category = changed] = await withCounts(ctx, [changed]);
  return category;
}
