import { blogColorLabels, createBlogCategoryInput } from '@practice/contracts';
import { choiceField, defineRecords } from '@practice/ui/records';
import {
  BlogCategoriesDocument,
  type BlogCategoryRowFragment,
  CreateBlogCategoryDocument,
  DeleteBlogCategoryDocument,
  OrderBlogCategoriesDocument,
  UpdateBlogCategoryDocument,
} from '../../generated/graphql.ts';

export type Category = BlogCategoryRowFragment;

/** What posts are about. */
export const categories = defineRecords({
  list: BlogCategoriesDocument,
  create: CreateBlogCategoryDocument,
  update: UpdateBlogCategoryDocument,
  remove: DeleteBlogCategoryDocument,
  order: OrderBlogCategoriesDocument,
  event: 'blog-category.changed',
  schema: createBlogCategoryInput,
  nouns: { one: 'Kategori', many: 'Kategoriler' },
  name: ({ name }) => name,
  fields: {
    name: 'Ad',
    slug: 'Adres',
    color: choiceField('Renk', blogColorLabels),
  },
  initial: { color: 'stone' },
});
