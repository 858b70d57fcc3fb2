import { Box, RetryPanel, Section, Text } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { ButtonLink } from '@practice/ui/router';
import { BlogPreviewDocument } from '../../generated/graphql.ts';
import { anchors, paths } from '../../paths.ts';
import { PostCards } from '../../posts/post-cards.tsx';
import { PostSkeletons } from '../../posts/post-skeletons.tsx';

/** The three newest posts. */
export function BlogPreview() {
  return (
    <Section id={anchors.blog} tone="sand" eyebrow="Blog" title="Son yazılar">
      <Posts />
    </Section>
  );
}

function Posts() {
  const { data, error, refetch } = useQuery(BlogPreviewDocument);
  if (error && !data) return <RetryPanel title="Yazılar şu anda listelenemedi" onRetry={refetch} />;
  if (!data) return <PostSkeletons count={3} columns={{ base: 1, md: 2, lg: 3 }} />;
  const posts = data.blogPosts.items;
  if (posts.length === 0) return <Text color="fg.muted">Henüz blog yazısı bulunmamaktadır.</Text>;
  return (
    <>
      <PostCards posts={posts} />
      <Box mt={{ base: '7', md: '10' }}>
        <ButtonLink to={paths.blog} variant="outline">
          Tüm yazılar
        </ButtonLink>
      </Box>
    </>
  );
}
