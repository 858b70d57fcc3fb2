import { legalLinkSettings } from '@practice/contracts';
import { Box, Container, Heading, RetryPanel, Skeleton, Stack, Text, VisuallyHidden } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { type PageHead, type PageRequest, TextLink, useLocation } from '@practice/ui/router';
import { LegalTextDocument, type LegalTextQuery, LegalVersionsDocument } from '../generated/graphql.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { firstWords } from '../pages/first-words.ts';
import { RichText } from '../pages/rich-text.tsx';
import { useLongDay } from '../site/long-day.ts';
import { prefetchSettings, settingsOf, usePageSettings } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { DataRequests } from './data-requests.tsx';
import { GdprRights } from './gdpr-rights.tsx';
import { LegalVersions } from './legal-versions.tsx';

/** The query parameter that names an earlier version. */
const VERSION = 'surum';
const NOTICE = 'kvkk-aydinlatma-metni';
const PRIVACY_POLICY = 'gizlilik-politikasi';

/** A legal text, in force or, with `?surum=`, as it was. */
export default function LegalPage() {
  const variables = variablesOf(useLocation());
  const { data, error, refetch } = useQuery(LegalTextDocument, { variables });
  if (data?.legalText) return <Document text={data.legalText} />;
  if (data) return <NotFoundPage />;
  return (
    <Container maxW="3xl" py="section">
      {error ? <RetryPanel onRetry={refetch} /> : <DocumentSkeleton />}
    </Container>
  );
}

/**
 * Status and head of a legal page; null when no such text is published. An earlier version is not for search engines,
 * which are led to the one in force. Rejects when the text cannot be loaded.
 */
export async function head({ client, url }: PageRequest): Promise<PageHead | null> {
  const variables = variablesOf(url);
  const [{ data }, settings] = await Promise.all([
    client.query({ query: LegalTextDocument, variables }),
    prefetchSettings(client).catch(() => undefined),
    client.query({ query: LegalVersionsDocument, variables: { slug: variables.slug } }).catch(() => undefined),
  ]);
  const text = data?.legalText;
  if (!text) return null;
  const page: PageHead = {
    status: 200,
    title: text.title,
    description: firstWords(text.bodyHtml),
    ogType: 'article',
    canonical: `/${text.slug}`,
    query: [VERSION],
    jsonLd: [breadcrumbs(siteAddress(settingsOf(settings), url), [{ name: text.title, path: `/${text.slug}` }])],
  };
  return variables.version === null ? page : { ...page, robots: 'noindex, follow' };
}

/** Each legal text has an address of its own: its slug. The API refuses versions that are longer than its own. */
function variablesOf({ pathname, search }: { pathname: string; search: string }) {
  const version = new URLSearchParams(search).get(VERSION)?.slice(0, 100);
  return { slug: pathname.replaceAll('/', ''), version: version || null };
}

function Document({ text }: { text: NonNullable<LegalTextQuery['legalText']> }) {
  const { data } = useQuery(LegalVersionsDocument, { variables: { slug: text.slug }, errorPolicy: 'ignore' });
  const versions = data?.legalTextVersions ?? [];
  const setting = usePageSettings(legalLinkSettings);
  const longDay = useLongDay();
  const isCurrent = versions.every(({ version, isInForce }) => version !== text.version || isInForce);
  const controller = text.slug === NOTICE ? setting('veri_sorumlusu_info') : '';
  return (
    <Container as="article" maxW="3xl" py="section">
      <Heading as="h1">{text.title}</Heading>
      <Text color="fg.muted" fontSize="md" mt="3">
        Yürürlük tarihi: <time dateTime={text.publishedAt}>{longDay(text.publishedAt)}</time>
      </Text>
      {isCurrent ? null : (
        <Text bg="bg.tinted" borderRadius="md" px="5" py="4" mt="6">
          Bu, metnin önceki bir sürümüdür. <TextLink to={`/${text.slug}`}>Yürürlükteki metni okuyun</TextLink>.
        </Text>
      )}
      {controller ? (
        <Box bg="bg.subtle" borderRadius="md" px="5" py="4" mt="6">
          <Text fontWeight="semibold">Veri sorumlusu</Text>
          <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
            {controller}
          </Text>
        </Box>
      ) : null}
      <RichText html={text.bodyHtml} mt="10" />
      {setting('kvkk_enabled') === 'false' ? null : <DataRequests setting={setting} isNotice={text.slug === NOTICE} />}
      {setting('gdpr_enabled') === 'true' && text.slug === PRIVACY_POLICY ? <GdprRights setting={setting} /> : null}
      <LegalVersions slug={text.slug} shown={text.version} versions={versions} />
    </Container>
  );
}

function DocumentSkeleton() {
  return (
    <Stack gap="4" aria-busy="true">
      <VisuallyHidden role="status">Metin yükleniyor…</VisuallyHidden>
      <Skeleton height="11" width="70%" />
      <Skeleton height="5" width="40%" mb="6" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height="5" />
      ))}
    </Stack>
  );
}
