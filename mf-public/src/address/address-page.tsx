import { Container, RetryPanel, Skeleton, Stack } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { type PageHead, type PageRequest, type PathParams, useParams } from '@practice/ui/router';
import { DynamicPage } from '../dynamic-page/dynamic-page.tsx';
import { dynamicPageHead } from '../dynamic-page/dynamic-page-head.ts';
import { SitePageDocument } from '../generated/graphql.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { pageMeta } from '../pages/page-meta.ts';
import { LocalPageHero } from './local-page-hero.tsx';

/** The API refuses longer ones. */
const MAX_SLUG_LENGTH = 200;

/** What is at /{slug}: a city page, a page that staff have written, or nothing. */
export default function AddressPage() {
  const { slug = '' } = useParams();
  return slug.length > MAX_SLUG_LENGTH ? <NotFoundPage /> : <PageAt slug={slug} />;
}

function PageAt({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(SitePageDocument, { variables: { slug } });
  if (data?.sitePage?.__typename === 'LocalPage') return <LocalPageHero page={data.sitePage} />;
  if (data?.sitePage) return <DynamicPage page={data.sitePage} />;
  if (data) return <NotFoundPage />;
  return (
    <Container maxW="3xl" py="section">
      {error ? <RetryPanel onRetry={refetch} /> : <PageSkeleton />}
    </Container>
  );
}

/** Status and head of what is at /{slug}; null when nothing is. Rejects when that cannot be loaded. */
export async function head(request: PageRequest, { slug = '' }: PathParams): Promise<PageHead | null> {
  if (slug.length > MAX_SLUG_LENGTH) return null;
  const { data } = await request.client.query({ query: SitePageDocument, variables: { slug } });
  const page = data?.sitePage;
  if (!page) return null;
  if (page.__typename === 'Page') return dynamicPageHead(request, page);
  return pageMeta(request, `local-${page.slug}`, { title: page.metaTitle, description: page.metaDescription });
}

function PageSkeleton() {
  return (
    <Stack gap="4" role="status" aria-busy="true" aria-label="Yükleniyor…">
      <Skeleton height="11" width="70%" />
      <Skeleton height="6" width="50%" mb="6" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height="5" />
      ))}
    </Stack>
  );
}
