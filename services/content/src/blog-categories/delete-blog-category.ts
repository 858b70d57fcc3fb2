import { deleteBlogCategoryInput } from '@practice/contracts';
import { DomainError, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { BlogCategoryModel } from './blog-category.model.ts';
import { blogCategories } from './blog-category.store.ts';
import { movePosts } from './move-posts.ts';

/**
 * Deletes a category; `moveTo` gets its posts, and its slug leads there.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED for a `moveTo` that is none; RECORD_IN_USE with the number of its posts
 *   when none is given; CONFLICT for the last category.
 */
export async function deleteBlogCategory(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, moveTo } = readInput(ctx, 'content:write', deleteBlogCategoryInput, raw);
  await withTransaction(async (session) => {
    const { slugs } = await findByIdOrFail(BlogCategoryModel, id, session);
    const { name } = await blogCategories.remove(ctx, { id, session });
    const left = await BlogCategoryModel.find({}, null, { session }).lean();
    if (left.length === 0) throw new DomainError('CONFLICT', { message: 'Son kategori silinemez.' });
    const target = left.find(({ _id }) => String(_id) === moveTo);
    if (moveTo && !target) throw noTarget();
    const count = await BlogPostModel.countDocuments({ category: name }, { session });
    if (count > 0 && !target) {
      const message = `Bu kategoride ${count} yazı var. Silmeden önce yazıların taşınacağı kategoriyi seçin.`;
      throw new DomainError('RECORD_IN_USE', { message });
    }
    if (!target) return;
    await BlogCategoryModel.updateOne({ _id: target._id }, { $addToSet: { slugs: { $each: slugs } } }, { session });
    await movePosts(ctx, { from: name, to: target.name, session });
  });
}

function noTarget(): DomainError {
  const message = 'Yazıların taşınacağı kategoriyi seçin';
  return new DomainError('VALIDATION_FAILED', { errors: [{ field: 'moveTo', message, code: 'UNKNOWN_CATEGORY' }] });
}
