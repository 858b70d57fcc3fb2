import { Container, RetryPanel, Skeleton, Stack, VisuallyHidden } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { type PageHead, type PageRequest, type PathParams, useParams } from '@practice/ui/router';
import { ServiceDocument } from '../generated/graphql.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { paths } from '../paths.ts';
import { prefetchSettings, settingsOf } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { faqPage } from '../structured-data/faq-page.ts';
import { service as serviceData } from '../structured-data/service.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { ServiceArticle } from './service-article.tsx';
import { prefetchServicePosts } from './service-posts.tsx';
import { withDefaultTexts } from './service-texts.ts';

/** /hizmetler/:slug: one service. */
export default function ServicePage() {
  const { data, error, refetch } = useQuery(ServiceDocument, { variables: { slug: storedSlug(useParams()) } });
  const service = data?.therapyService;
  if (service?.isActive) return <ServiceArticle service={withDefaultTexts(service)} />;
  if (data) return <NotFoundPage />;
  return (
    <Container py="section">
      {error ? (
        <RetryPanel onRetry={refetch} />
      ) : (
        <Stack gap="4" aria-busy="true">
          <VisuallyHidden role="status">Hizmet yükleniyor…</VisuallyHidden>
          <Skeleton height="11" width="60%" />
          <Skeleton height="6" width="80%" />
          <Skeleton height="20rem" borderRadius="lg" />
        </Stack>
      )}
    </Container>
  );
}

/** Status and head of a service's page; null for one that is not offered. Rejects when it cannot be loaded. */
export async function head({ client, url }: PageRequest, params: PathParams): Promise<PageHead | null> {
  const requested = storedSlug(params);
  const [settings, { data }] = await Promise.all([
    prefetchSettings(client).catch(() => undefined),
    client.query({ query: ServiceDocument, variables: { slug: requested } }),
    prefetchServicePosts(client, requested),
  ]);
  if (!data?.therapyService?.isActive) return null;
  const { slug, title, description, promise, audience, faqs } = withDefaultTexts(data.therapyService);
  const text = settingsOf(settings);
  const origin = siteAddress(text, url);
  const path = paths.service(slug);
  return {
    status: 200,
    title,
    description: promise,
    canonical: path,
    ogType: 'article',
    jsonLd: [
      serviceData(origin, text, { name: title, description, path, audience }),
      ...(faqs.length > 0 ? [faqPage(faqs)] : []),
      breadcrumbs(origin, [
        { name: 'Hizmetler', path: paths.services },
        { name: title, path },
      ]),
    ],
  };
}

/** The slug of the service at an address: the play group is known as group therapy too. */
function storedSlug({ slug = '' }: PathParams): string {
  return slug === 'grup-terapisi' ? 'oyun-grubu' : slug;
}
