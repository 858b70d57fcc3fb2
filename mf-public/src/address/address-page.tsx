import { Container, RetryPanel, Skeleton, Stack } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { type PageHead, type PageRequest, type PathParams, useParams } from '@practice/ui/router';
import { cityHead } from '../city/city-head.ts';
import { CityNotFound, isCitySlug } from '../city/city-not-found.tsx';
import { CityPage } from '../city/city-page.tsx';
import { DynamicPage } from '../dynamic-page/dynamic-page.tsx';
import { dynamicPageHead } from '../dynamic-page/dynamic-page-head.ts';
import { SitePageDocument } from '../generated/graphql.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';

/** The API refuses longer ones. */
const MAX_SLUG_LENGTH = 200;

/** What is at /{slug}: a city page, a page that staff have written, or nothing. */
export default function AddressPage() {
  const { slug = '' } = useParams();
  return slug.length > MAX_SLUG_LENGTH ? <NotFoundPage /> : <PageAt slug={slug} />;
}

function PageAt({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(SitePageDocument, { variables: { slug } });
  if (data?.sitePage?.__typename === 'LocalPage') return <CityPage page={data.sitePage} />;
  if (data?.sitePage) return <DynamicPage page={data.sitePage} />;
  if (isCitySlug(slug) && (data || error)) return <CityNotFound />;
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
  return cityHead(request, page);
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
