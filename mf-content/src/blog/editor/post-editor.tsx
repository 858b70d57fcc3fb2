import { RetryPanel, Skeleton, Stack, VisuallyHidden } from '@practice/ui';
import { EmptyState } from '@practice/ui/admin';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { NEW_RECORD } from '@practice/ui/records';
import { BlogPostToEditDocument } from '../../generated/graphql.ts';
import { BackButton } from './back-button.tsx';
import { useStoredDraft } from './draft/use-stored-draft.ts';
import { PostForm } from './post-form.tsx';

/** The editing screen of a post by its id, or of a new one. */
export function PostEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const isNew = id === NEW_RECORD;
  const { data, error, refetch } = useQuery(BlogPostToEditDocument, {
    variables: { id },
    skip: isNew,
    fetchPolicy: 'cache-and-network',
  });
  const { draft, isReading } = useStoredDraft(id, isNew);
  const isGone = error !== undefined && readProblem(error).code === 'NOT_FOUND';
  const reload = () => refetch().then(undefined, () => undefined);
  useLiveEvents(({ type, payload }) => {
    const isThis = type === 'blog-post.changed' && (payload as { id: string }).id === id;
    if (!isNew && (type === 'reset' || isThis)) void reload();
  });
  const post = data?.managedBlogPost ?? null;
  if ((isNew || post) && !isReading)
    return <PostForm post={post} draft={draft} isGone={isGone} onClose={onClose} onChanged={reload} />;
  if (isGone) return <EmptyState icon="search" title="Bu yazı silinmiş." action={<BackButton onClick={onClose} />} />;
  if (error) return <RetryPanel title="Yazı yüklenemedi." onRetry={reload} />;
  return (
    <Stack gap="4" aria-busy="true">
      <VisuallyHidden role="status">Yazı yükleniyor…</VisuallyHidden>
      <Skeleton height="8" width="40%" />
      <Skeleton height="24rem" />
    </Stack>
  );
}
