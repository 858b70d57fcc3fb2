import { blogCategoryRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { BlogCategoryModel } from './blog-category.model.ts';

export const blogCategories = recordStore(BlogCategoryModel, {
  record: blogCategoryRecord,
  entity: 'blog-category',
  event: ({ id }) => ['blog-category.changed', { id }],
  // Counted where they are read.
  computed: () => ({ count: 0, postCount: null }),
});
