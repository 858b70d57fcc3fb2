import { blogPostRecord, blogPostStatus } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { BlogPostModel } from './blog-post.model.ts';

export const blogPosts = recordStore(BlogPostModel, {
  record: blogPostRecord,
  entity: 'blog-post',
  computed: (post) => ({ status: blogPostStatus(post) }),
  event: ({ id }) => ['blog-post.changed', { id }],
  unique: {
    slug: ({ title, slug }) => ({
      field: 'slug',
      message: `Bu adres (${slug}) “${title}” yazısında kullanılıyor. Başka bir adres girin.`,
    }),
  },
});
