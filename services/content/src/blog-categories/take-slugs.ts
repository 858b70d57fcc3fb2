import { toSlug } from '@practice/contracts';
import { type ClientSession, DomainError } from '@practice/service-kit';
import type { Types } from 'mongoose';
import { BlogCategoryModel } from './blog-category.model.ts';

type Naming = { id?: Types.ObjectId; name: string; slug: string; former?: string[] };

/**
 * The slugs that mean a category which gets this name and slug; one that another category had before now means this one.
 * @throws DomainError CONFLICT at `name` or `slug`, when it is that of another category
 */
export async function takeSlugs(session: ClientSession, { id, name, slug, former = [] }: Naming): Promise<string[]> {
  const taken = { name: toSlug(name), slug };
  const requested = [...new Set([taken.slug, taken.name])];
  const isOther = { slugs: { $in: requested }, ...(id ? { _id: { $ne: id } } : {}) };
  for (const other of await BlogCategoryModel.find(isOther, null, { session }).lean()) {
    const own = [other.slug, toSlug(other.name)];
    const field = own.includes(taken.name) ? 'name' : own.includes(taken.slug) ? 'slug' : undefined;
    if (field) {
      const message = `“${other.name}” kategorisi bunu kullanıyor. Başka bir ${field === 'name' ? 'ad' : 'adres'} girin.`;
      throw new DomainError('CONFLICT', { errors: [{ field, message, code: 'DUPLICATE' }] });
    }
    await BlogCategoryModel.updateOne({ _id: other._id }, { $pullAll: { slugs: requested } }, { session });
  }
  return [...new Set([...requested, ...former])];
}
