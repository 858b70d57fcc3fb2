import { Box, Flex, Heading, type SystemStyleObject, Text } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import type { PostCardFragment } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { CategoryBadge } from './category-badge.tsx';
import { Cover } from './cover.tsx';
import { PostDate } from './post-date.tsx';

type Props = {
  post: PostCardFragment;
  /** Across the whole width, with its picture beside the words. */
  isLarge?: boolean;
  headingLevel?: 'h2' | 'h3';
};

/** A post in a list: the whole card leads to it. */
export function PostCard({ post, isLarge = false, headingLevel = 'h3' }: Props) {
  return (
    <Flex
      as="article"
      position="relative"
      direction={{ base: 'column', lg: isLarge ? 'row' : 'column' }}
      height="full"
      data-card=""
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
      css={cardStyle}
    >
      <Box flexBasis={{ lg: isLarge ? '56%' : 'auto' }} flexShrink="0" data-part="cover">
        <Cover post={post} isFirst={isLarge} isBeside={isLarge} />
      </Box>
      <Flex
        direction="column"
        align="flex-start"
        justify={isLarge ? 'center' : 'flex-start'}
        flex="1"
        px={{ base: '5', md: isLarge ? '10' : '7' }}
        py={{ base: '5', md: isLarge ? '10' : '6' }}
      >
        <CategoryBadge {...post} />
        <Heading as={headingLevel} size={isLarge ? 'lg' : 'md'} mt="3">
          <TextLink to={paths.post(post.slug)} variant="plain" data-part="title">
            {post.title}
          </TextLink>
        </Heading>
        {post.excerpt ? (
          <Text color="fg.muted" mt="3" overflowWrap="anywhere">
            {post.excerpt}
          </Text>
        ) : null}
        <Text color="fg.subtle" fontSize="sm" mt={isLarge ? '6' : 'auto'} pt={isLarge ? '0' : '5'}>
          <PostDate instant={post.publishedAt} /> <span>{`· ${post.readingMinutes}\u00a0dk okuma`}</span>
        </Text>
      </Flex>
    </Flex>
  );
}

const cardStyle: SystemStyleObject = {
  transition: 'border-color {durations.moderate} {easings.out}',
  '&:hover': { borderColor: 'pine.border' },
  '& [data-part=title]::after': { content: '""', position: 'absolute', inset: '0' },
  '& [data-part=cover] svg': { display: 'block' },
};
