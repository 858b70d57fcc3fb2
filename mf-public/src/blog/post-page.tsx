import { Container, RetryPanel, Skeleton, Stack, VisuallyHidden } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { useParams } from '@practice/ui/router';
import { BlogPostDocument } from '../generated/graphql.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { PostArticle } from './post-article.tsx';
import { MAX_SLUG_LENGTH, postHead } from './post-head.ts';

/** /blog/:slug: one post. */
export default function PostPage() {
  const { slug = '' } = useParams();
  return slug.length > MAX_SLUG_LENGTH ? <NotFoundPage /> : <PostAt key={slug} slug={slug} />;
}

function PostAt({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(BlogPostDocument, { variables: { slug } });
  if (data?.blogPost) return <PostArticle post={data.blogPost} />;
  if (data) return <NotFoundPage />;
  return (
    <Container maxW="3xl" py="section">
      {error ? <RetryPanel onRetry={refetch} /> : <PostSkeleton />}
    </Container>
  );
}

function PostSkeleton() {
  return (
    <Stack gap="4" aria-busy="true">
      <VisuallyHidden role="status">Yazı yükleniyor…</VisuallyHidden>
      <Skeleton height="7" width="20%" />
      <Skeleton height="14" width="80%" />
      <Skeleton height="5" width="40%" />
      <Skeleton height="20rem" my="4" />
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} height="5" />
      ))}
    </Stack>
  );
}

export const head = postHead;
