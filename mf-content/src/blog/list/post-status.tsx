import { type BlogPostStatus, blogPostStatusLabels } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { formatDateTime, StatusBadge, type StatusTone } from '@practice/ui/admin';
import type { PostRow } from '../posts.ts';

const tones: Record<BlogPostStatus, StatusTone> = { draft: 'unknown', scheduled: 'pending', published: 'confirmed' };

/** Where a post stands. */
export function PostStatus({ status }: { status: BlogPostStatus }) {
  return <StatusBadge tone={tones[status]}>{blogPostStatusLabels[status]}</StatusBadge>;
}

/** When a post came or comes, and when it goes. */
export function PostTimes({ post: { status, publishedAt, unpublishAt } }: { post: PostRow }) {
  return (
    <Box fontSize="sm" fontVariantNumeric="tabular-nums">
      {status === 'draft' ? <Text color="fg.muted">Yayında değil</Text> : <Text>{formatDateTime(publishedAt)}</Text>}
      {status !== 'draft' && unpublishAt ? (
        <Text color="fg.muted">{`${formatDateTime(unpublishAt)} tarihinde kalkar`}</Text>
      ) : null}
    </Box>
  );
}
