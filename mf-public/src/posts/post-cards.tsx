import { SimpleGrid } from '@practice/ui';
import type { PostCardFragment } from '../generated/graphql.ts';
import { PostCard } from './post-card.tsx';

/** Posts side by side, three where there is room. */
export function PostCards({ posts }: { posts: readonly PostCardFragment[] }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '5', md: '7' }}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </SimpleGrid>
  );
}
