import { Section } from '@practice/ui';
import type { PostCardFragment } from '../generated/graphql.ts';
import { PostCards } from '../posts/post-cards.tsx';

/** Other posts, of the same category first. */
export function RelatedPosts({ posts }: { posts: readonly PostCardFragment[] }) {
  if (posts.length === 0) return null;
  return (
    <Section tone="sand" title="Okumaya devam edin" data-print="hidden">
      <PostCards posts={posts} />
    </Section>
  );
}
