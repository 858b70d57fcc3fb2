import { Section, SimpleGrid } from '@practice/ui';
import type { PostCardFragment } from '../generated/graphql.ts';
import { PostCard } from '../posts/post-card.tsx';

/** Other posts, of the same category first. */
export function RelatedPosts({ posts }: { posts: readonly PostCardFragment[] }) {
  if (posts.length === 0) return null;
  return (
    <Section tone="sand" title="Okumaya devam edin" data-print="hidden">
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '5', md: '7' }}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </SimpleGrid>
    </Section>
  );
}
