import { Box, SimpleGrid } from '@practice/ui';
import type { PostCardFragment } from '../generated/graphql.ts';
import { PostCard } from '../posts/post-card.tsx';

/** The first post large, the rest in two columns. */
export function PostGrid({ posts }: { posts: readonly PostCardFragment[] }) {
  const [first, ...rest] = posts;
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap={{ base: '5', md: '7' }}>
      {first ? (
        <Box as="li" gridColumn="1 / -1">
          <PostCard post={first} isLarge headingLevel="h2" />
        </Box>
      ) : null}
      {rest.map((post) => (
        <li key={post.id}>
          <PostCard post={post} headingLevel="h2" />
        </li>
      ))}
    </SimpleGrid>
  );
}
