import { addVersions, type Migration, rewriteDocuments } from '@practice/service-kit';
import { derivedFields } from '../blog/derived-fields.ts';

/** Posts can be edited from now on; their texts are cleaned once, and what lists show of them is stored beside them. */
export const blogPostsHaveVersions: Migration = {
  name: '2026-11-22-blog-posts-have-versions',
  up: async () => {
    await addVersions('blog_posts');
    await rewriteDocuments('blog_posts', { contentSeal: { $exists: false } }, (post) => ({
      ...post,
      ...derivedFields(String(post.content ?? '')),
    }));
  },
};
