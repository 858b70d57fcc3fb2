import { Box, Button, Skeleton, Text } from '@practice/ui';
import { ConfirmDialog, formatDateTime, ProblemPanel, SideSheet, ToggleButton } from '@practice/ui/admin';
import { readProblem, useQuery } from '@practice/ui/data';
import { useState } from 'react';
import { BlogPostRevisionDocument } from '../../../generated/graphql.ts';
import { ChangedTexts } from '../../../revisions/changed-texts.tsx';
import type { EditedPost } from '../../posts.ts';
import type { DraftTexts } from '../draft/draft-texts.ts';
import { changedBetween, restoredTexts, textsOfPost } from './revision-texts.ts';
import type { Revision } from './revisions-sheet.tsx';

type RevisionSheetProps = {
  post: EditedPost;
  revision: Revision;
  isNewest: boolean;
  onBack: () => void;
  onClose: () => void;
  onRestore: (texts: DraftTexts) => void;
};

/** One version: what is other in it than in the one before, or than in the post as it is now. */
export function RevisionSheet({ post, revision, isNewest, onBack, onClose, onRestore }: RevisionSheetProps) {
  const [isWithNow, setIsWithNow] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  const { data, error, refetch } = useQuery(BlogPostRevisionDocument, { variables: { id: revision.id } });
  const found = data?.blogPostRevision;
  const changed = found && changedBetween(isWithNow ? textsOfPost(post) : found.before, found.texts);
  return (
    <SideSheet
      open
      size="lg"
      onClose={onClose}
      title={`${formatDateTime(revision.createdAt)} sürümü`}
      subtitle={revision.savedBy ?? 'Sürümlerden önce'}
      footer={
        <>
          <Button variant="outline" onClick={onBack}>
            Tüm sürümler
          </Button>
          {isNewest ? null : (
            <Button disabled={!found} onClick={() => setIsRestoring(true)}>
              Taslak olarak geri yükle
            </Button>
          )}
        </>
      }
    >
      <Box role="group" aria-label="Karşılaştırma" display="flex" gap="1" mb="4">
        <ToggleButton size="sm" isPressed={!isWithNow} onClick={() => setIsWithNow(false)}>
          Önceki sürümle
        </ToggleButton>
        <ToggleButton size="sm" isPressed={isWithNow} onClick={() => setIsWithNow(true)}>
          Şimdiki yazıyla
        </ToggleButton>
      </Box>
      {!changed ? (
        error ? (
          <ProblemPanel message={readProblem(error).message} onRetry={() => refetch()} />
        ) : (
          <Skeleton height="12rem" aria-label="Sürüm yükleniyor…" role="status" />
        )
      ) : changed.length === 0 ? (
        <Text color="fg.muted">{isWithNow ? 'Şimdiki yazıyla aynı.' : 'Bir önceki sürümle aynı.'}</Text>
      ) : (
        <ChangedTexts
          changed={changed}
          labels={{ before: isWithNow ? 'Şimdiki yazı' : 'Önceki sürüm', after: 'Bu sürüm' }}
        />
      )}
      <ConfirmDialog
        open={isRestoring}
        onClose={() => setIsRestoring(false)}
        onConfirm={() => found && onRestore(restoredTexts(found.texts))}
        title="Sürüm taslak olarak geri yüklensin mi?"
        confirmLabel="Geri yükle"
      >
        Kaydetmediğiniz değişikliklerin yerine bu sürüm gelir. Yazının adresi ve yayın durumu değişmez; siz kaydedene
        kadar sitede de bir şey değişmez.
      </ConfirmDialog>
    </SideSheet>
  );
}
