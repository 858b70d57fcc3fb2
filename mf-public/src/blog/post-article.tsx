import { Box, Container, Flex, Heading, Section, type SystemStyleObject, Text } from '@practice/ui';
import { useQueryClient } from '@practice/ui/query';
import { useEffect } from 'react';
import { type PostCardFragment, RecordBlogViewDocument, type WholePostFragment } from '../generated/graphql.ts';
import { BreadcrumbNav } from '../pages/breadcrumb-nav.tsx';
import { RichText } from '../pages/rich-text.tsx';
import { paths } from '../paths.ts';
import { CategoryBadge } from '../posts/category-badge.tsx';
import { Cover } from '../posts/cover.tsx';
import { PostCards } from '../posts/post-cards.tsx';
import { PostDate } from '../posts/post-date.tsx';
import { useSettings } from '../site/site-settings.ts';
import { AdjacentPosts } from './adjacent-posts.tsx';
import { AuthorCard } from './author-card.tsx';
import { Contents } from './contents.tsx';
import { ShareLinks } from './share-links.tsx';

export type Post = WholePostFragment;

/** A post: one column of words, its author and a next step, and what to read next. */
export function PostArticle({ post, isPreview = false }: { post: Post; isPreview?: boolean }) {
  const text = useSettings();
  useBlogView(isPreview ? null : post.id);
  return (
    <Box css={printStyle}>
      <Container as="article" pt={{ base: '6', md: '10' }} pb={{ base: '10', md: '14' }} css={columnStyle}>
        <Box data-print="hidden">
          <BreadcrumbNav
            above={[
              { name: 'Ana Sayfa', path: paths.home },
              { name: 'Blog', path: paths.blog },
            ]}
            current={post.title}
          />
        </Box>
        <Box as="header" mt={{ base: '6', md: '8' }}>
          <CategoryBadge {...post} />
          <Heading as="h1" size="display" mt="4" overflowWrap="anywhere">
            {post.title}
          </Heading>
          <Text color="fg.muted" fontSize="md" mt="5">
            <span>{`${post.author} ·`}</span> <PostDate instant={post.publishedAt} />{' '}
            <span>{`· ${post.readingMinutes}\u00a0dk okuma`}</span>
          </Text>
        </Box>
        <Box mt={{ base: '6', md: '8' }} borderRadius="lg" overflow="hidden" data-print="hidden">
          <Cover post={post} isFirst />
        </Box>
        {post.excerpt ? (
          <Text textStyle="lead" color="fg.muted" mt={{ base: '7', md: '9' }}>
            {post.excerpt}
          </Text>
        ) : null}
        <Contents headings={post.headings} />
        <RichText html={post.html} mt="8" />
        <Flex direction="column" gap={{ base: '8', md: '10' }} mt={{ base: '10', md: '14' }} data-print="hidden">
          <ShareLinks title={post.title} path={paths.post(post.slug)} text={text} />
          <AuthorCard author={post.author} text={text} />
          <AdjacentPosts previous={post.previous} next={post.next} />
        </Flex>
      </Container>
      <RelatedPosts posts={post.related} />
    </Box>
  );
}

/** Counts a view of a post, if there is one, once the page lives in a browser. Nothing is said when that fails. */
function useBlogView(id: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === null) return;
    client.mutate({ mutation: RecordBlogViewDocument, variables: { id } }).catch(() => undefined);
  }, [client, id]);
}

/** Other posts, of the same category first. */
function RelatedPosts({ posts }: { posts: readonly PostCardFragment[] }) {
  if (posts.length === 0) return null;
  return (
    <Section tone="sand" title="Okumaya devam edin" data-print="hidden">
      <PostCards posts={posts} />
    </Section>
  );
}

/** Some 68 characters a line, the gutters of the container beside them. */
const columnStyle: SystemStyleObject = {
  maxWidth: 'calc(42rem + 2 * {spacing.gutter})',
  '& h2, & h3': { scrollMarginTop: '7rem' },
};

/** On paper: the words alone, and the addresses of links behind them. */
const printStyle: SystemStyleObject = {
  '@media print': {
    '& [data-print=hidden]': { display: 'none' },
    '& article': { maxWidth: 'none', py: '0', fontSize: '11pt', color: 'black' },
    '& h2, & h3, & h4': { breakAfter: 'avoid' },
    '& p, & li': { orphans: '3', widows: '3' },
    '& img, & table, & blockquote': { breakInside: 'avoid' },
    '& article a[href^=http]::after': { content: '" (" attr(href) ")"', fontSize: '9pt' },
  },
};
