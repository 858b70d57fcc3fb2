import { Box, Skeleton } from '@practice/ui';
import { ProblemPanel } from '@practice/ui/admin';
import { ContentManager } from './content-manager.tsx';
import { usePublishedTexts } from './use-published-texts.ts';

/** The texts of the site's pages: edited as drafts, previewed, published. */
export default function ContentScreen() {
  const { published, refresh, problem } = usePublishedTexts();
  if (published) return <ContentManager published={published} refresh={refresh} />;
  if (problem) return <ProblemPanel title="İçerik yüklenemedi" message={problem.message} onRetry={refresh} />;
  return (
    <Box role="status" aria-busy="true" aria-label="İçerik yükleniyor…" display="grid" gap="6">
      <Skeleton height="8" width="14rem" />
      <Skeleton height="24rem" />
    </Box>
  );
}
