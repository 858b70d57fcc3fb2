import type { BlogPostStatus, BlogPreviewState } from '@practice/contracts';
import { Box, Container, Heading, RetryPanel, Text } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { ButtonLink, useSearchParams } from '@practice/ui/router';
import { PreviewedPostDocument } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { useMoment } from '../../site/long-day.ts';
import { PostArticle } from '../post-article.tsx';
import { previewHead, readToken, refusals } from './preview-head.ts';

/** /yazi-onizleme: a post as it would be published, for everyone with a valid link. */
export default function PreviewPage() {
  const [query] = useSearchParams();
  const variables = { token: readToken(query) };
  const { data, error, refetch } = useQuery(PreviewedPostDocument, { variables });
  const preview = data?.blogPreview;
  if (preview?.state === 'valid' && preview.post) {
    return (
      <>
        <PreviewBanner what={whatIsShown(preview.post.status, preview.hasDraft)} expiresAt={preview.expiresAt ?? ''} />
        <PostArticle post={preview.post} isPreview />
      </>
    );
  }
  if (preview) return <Refused state={preview.state === 'valid' ? 'invalid' : preview.state} />;
  return (
    <Container maxW="3xl" py="section">
      {error ? <RetryPanel onRetry={refetch} /> : <Text role="status">Önizleme yükleniyor…</Text>}
    </Container>
  );
}

function whatIsShown(status: BlogPostStatus, hasDraft: boolean): string {
  if (status !== 'published') return 'yayında değil';
  return hasDraft ? 'yayınlanmamış değişikliklerle' : 'yayındaki hali';
}

function Refused({ state }: { state: Exclude<BlogPreviewState, 'valid'> }) {
  const { title, text } = refusals[state];
  return (
    <Container maxW="3xl" py="section">
      <Text textStyle="eyebrow" color="accent.fg">
        Önizleme
      </Text>
      <Heading as="h1" size="display" mt="3">
        {title}
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="5">
        {text}
      </Text>
      <Box mt="8">
        <ButtonLink to={paths.blog} variant="outline" size="lg">
          Yayındaki yazılar
        </ButtonLink>
      </Box>
    </Container>
  );
}

export const head = previewHead;

/** Says above a post that this is not what visitors see, and until when the link shows it. */
function PreviewBanner({ what, expiresAt }: { what: string; expiresAt: string }) {
  const moment = useMoment();
  return (
    <Box role="note" aria-label="Önizleme" bg="amber.50" color="amber.700" data-print="hidden">
      <Container py="3" fontSize="md" textAlign="center">
        <strong>Önizleme</strong> <span>{`— ${what},`}</span> <time dateTime={expiresAt}>{moment(expiresAt)}</time>{' '}
        tarihine kadar geçerli
      </Container>
    </Box>
  );
}
