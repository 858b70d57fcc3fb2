import { Box, SimpleGrid } from '@practice/ui';
import type { PostCardFragment } from '../generated/graphql.ts';
import { PostCard } from '../posts/post-card.tsx';

/** The first post large, the rest in two columns; one that would stand alone in the last row takes all of it. */
export function PostGrid({ posts }: { posts: readonly PostCardFragment[] }) {
  const [first, ...rest] = posts;
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap={{ base: '5', md: '7' }}>
      {first ? (
        <Box as="li" gridColumn="1 / -1">
          <PostCard post={first} isLarge headingLevel="h2" />
        </Box>
      ) : null}
      {rest.map((post, index) => {
        const isAlone = rest.length % 2 === 1 && index === rest.length - 1;
        return (
          <Box as="li" key={post.id} gridColumn={isAlone ? '1 / -1' : 'auto'}>
            <PostCard post={post} isLarge={isAlone} headingLevel="h2" />
          </Box>
        );
      })}
    </SimpleGrid>
  );
}
