import { chakra, Flex, Skeleton, type SystemStyleObject, Text } from '@practice/ui';
import { EmptyState, formatDateTime, ProblemPanel, relativeTime, SideSheet, StatusBadge } from '@practice/ui/admin';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { useState } from 'react';
import { BlogPostRevisionsDocument, type BlogPostRevisionsQuery } from '../../../generated/graphql.ts';
import type { EditedPost } from '../../posts.ts';
import type { DraftTexts } from '../draft/draft-texts.ts';
import { RevisionSheet } from './revision-sheet.tsx';
import { labelOf } from './revision-texts.ts';

export type Revision = BlogPostRevisionsQuery['blogPostRevisions'][number];

type RevisionsSheetProps = { post: EditedPost; onClose: () => void; onRestore: (texts: DraftTexts) => void };

/** What the post was at each save that changed it, the newest first; one of them opens in its place. */
export function RevisionsSheet({ post, onClose, onRestore }: RevisionsSheetProps) {
  const [opened, setOpened] = useState<Revision | null>(null);
  const { data, error, refetch } = useQuery(BlogPostRevisionsDocument, {
    variables: { id: post.id },
    fetchPolicy: 'cache-and-network',
  });
  useLiveEvents(({ type, payload }) => {
    const isThis = type === 'blog-post.changed' && payload.id === post.id;
    // A failed refetch is shown by `error`.
    if (isThis || type === 'reset') refetch().catch(() => undefined);
  });
  const revisions = data?.blogPostRevisions;
  if (opened) {
    return (
      <RevisionSheet
        post={post}
        revision={opened}
        isNewest={opened.id === revisions?.[0]?.id}
        onBack={() => setOpened(null)}
        onClose={onClose}
        onRestore={onRestore}
      />
    );
  }
  return (
    <SideSheet
      open
      onClose={onClose}
      title="Sürümler"
      subtitle="Yazının her kaydedilişinde saklanan hâlleri; en fazla 50."
    >
      {revisions === undefined ? (
        error ? (
          <ProblemPanel message={readProblem(error).message} onRetry={() => refetch()} />
        ) : (
          <Skeleton height="12rem" aria-label="Sürümler yükleniyor…" role="status" />
        )
      ) : revisions.length === 0 ? (
        <EmptyState
          icon="restore"
          title="Henüz sürüm yok."
          description="Yazıda bir değişiklik kaydettiğinizde önceki hâli de burada saklanır."
        />
      ) : (
        <chakra.ol css={listStyle}>
          {revisions.map((revision, position) => (
            <li key={revision.id}>
              <chakra.button type="button" css={entryStyle} onClick={() => setOpened(revision)}>
                <Flex as="span" gap="2" align="center" wrap="wrap">
                  <Text as="span" fontWeight="medium">
                    {formatDateTime(revision.createdAt)}
                  </Text>
                  {position === 0 ? <StatusBadge tone="confirmed">En son</StatusBadge> : null}
                </Flex>
                <Text as="span" color="fg.muted" fontSize="sm">
                  {[revision.savedBy ?? 'Sürümlerden önce', relativeTime(revision.createdAt)].join(' · ')}
                </Text>
                <Text as="span" fontSize="sm">
                  {wordsOf(revision)}
                </Text>
              </chakra.button>
            </li>
          ))}
        </chakra.ol>
      )}
    </SideSheet>
  );
}

function wordsOf({ number, changes }: Revision): string {
  return number === 1 ? 'İlk hâli' : changes.map(({ key }) => labelOf(key)).join(', ');
}

const listStyle: SystemStyleObject = {
  listStyleType: 'none',
  mx: '-5',
  my: '-2',
  '& > li + li': { borderTopWidth: '1px' },
};

const entryStyle: SystemStyleObject = {
  display: 'grid',
  gap: '0.5',
  w: 'full',
  px: '5',
  py: '3',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { bg: 'bg.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
};
