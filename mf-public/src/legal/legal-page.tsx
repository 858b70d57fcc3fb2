import { Box, Container, Heading, RetryPanel, Skeleton, Stack, Text, VisuallyHidden } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { type PageHead, type PageRequest, useLocation } from '@practice/ui/router';
import { LegalTextDocument, type LegalTextQuery } from '../generated/graphql.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { firstWords } from '../pages/first-words.ts';
import { proseStyle } from '../pages/prose-style.ts';

/** Privacy policy, terms of use or personal-data notice. */
export default function LegalPage() {
  const { data, error, refetch } = useQuery(LegalTextDocument, {
    variables: { slug: slugOf(useLocation().pathname) },
  });
  if (data?.legalText) return <Document text={data.legalText} />;
  if (data) return <NotFoundPage />;
  return (
    <Container maxW="3xl" py="section">
      {error ? <RetryPanel onRetry={refetch} /> : <DocumentSkeleton />}
    </Container>
  );
}

/** Status and head of a legal page; null when no text is published. Rejects when the text cannot be loaded. */
export async function head({ client, url }: PageRequest): Promise<PageHead | null> {
  const { data } = await client.query({ query: LegalTextDocument, variables: { slug: slugOf(url.pathname) } });
  const text = data?.legalText;
  if (!text) return null;
  return { status: 200, title: text.title, description: firstWords(text.bodyHtml), ogType: 'article', query: [] };
}

/** Each legal text has an address of its own: its slug. */
function slugOf(pathname: string): string {
  return pathname.replaceAll('/', '');
}

function Document({ text }: { text: NonNullable<LegalTextQuery['legalText']> }) {
  return (
    <Container as="article" maxW="3xl" py="section">
      <Heading as="h1">{text.title}</Heading>
      <Text color="fg.muted" fontSize="md" mt="3">
        Yürürlük tarihi: <time dateTime={text.publishedAt}>{day(text.publishedAt)}</time>
      </Text>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content service when saved and again when read */}
      <Box css={proseStyle} mt="10" dangerouslySetInnerHTML={{ __html: text.bodyHtml }} />
    </Container>
  );
}

/** Created on use, not with the module that every page loads: a phone's first formatter takes a tenth of a second. */
function day(instant: string): string {
  return new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' }).format(new Date(instant));
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
