import { SimpleGrid, type SystemStyleObject } from '@practice/ui';
import type { PostCardFragment } from '../generated/graphql.ts';
import { PostCard } from './post-card.tsx';

/** Posts side by side, three where there is room. */
export function PostCards({ posts }: { posts: readonly PostCardFragment[] }) {
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      columns={{ base: 1, md: 2, lg: 3 }}
      gap={{ base: '5', md: '7' }}
      css={rowsStyle}
    >
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </SimpleGrid>
  );
}

/** In two columns the third of three takes the whole row, its picture beside its words. */
const rowsStyle: SystemStyleObject = {
  '& > li:last-of-type:nth-of-type(odd):not(:first-of-type)': {
    gridColumn: { md: '1 / -1', lg: 'auto' },
    '& > article': { flexDirection: { md: 'row', lg: 'column' } },
    '& [data-part=cover]': { width: { md: '50%', lg: 'auto' } },
    '& [data-part=cover] > *': {
      height: { md: '100%', lg: 'auto' },
      minH: { md: '16rem', lg: '0' },
      aspectRatio: { md: 'auto', lg: '16 / 10' },
    },
  },
};
