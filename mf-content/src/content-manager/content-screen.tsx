import { Box, Skeleton } from '@practice/ui';
import { ProblemPanel } from '@practice/ui/admin';
import { useStoredSettings } from '../settings/editing/use-stored-settings.ts';
import { ContentManager } from './content-manager.tsx';

/** The texts of the site's pages: edited as drafts, previewed, published. */
export default function ContentScreen() {
  const { stored: published, refresh, problem } = useStoredSettings();
  if (published) return <ContentManager published={published} refresh={refresh} />;
  if (problem) return <ProblemPanel title="İçerik yüklenemedi" message={problem.message} onRetry={refresh} />;
  return (
    <Box role="status" aria-busy="true" aria-label="İçerik yükleniyor…" display="grid" gap="6">
      <Skeleton height="8" width="14rem" />
      <Skeleton height="24rem" />
    </Box>
  );
}
