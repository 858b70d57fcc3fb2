import { blogDraftFields } from '@practice/contracts';
import { Box, Grid } from '@practice/ui';
import { ConfirmDialog, onSaveKey, unsavedChangesTexts } from '@practice/ui/admin';
import { useSection, useStaff, useUnsavedGuard } from '@practice/ui/back-office';
import {
  announceDone,
  announceFailure,
  EditorsNotice,
  RecordFields,
  RecordVersions,
  useRecordForm,
} from '@practice/ui/records';
import { useState } from 'react';
import type { KeptDraftFragment } from '../../generated/graphql.ts';
import { type EditedPost, editedPosts } from '../posts.ts';
import { ConflictNotice } from './draft/conflict-notice.tsx';
import { DraftNotice } from './draft/draft-notice.tsx';
import { keptSentenceOf } from './draft/draft-state.ts';
import type { DraftTexts } from './draft/draft-texts.ts';
import { keepForCreated } from './draft/keep-for-created.ts';
import { useAutosave } from './draft/use-autosave.ts';
import { useDraftSaver } from './draft/use-draft-saver.ts';
import { useFoundDrafts } from './draft/use-found-drafts.ts';
import { PostFormHead } from './post-form-head.tsx';
import { RevisionsButton } from './revisions/revisions-button.tsx';
import { SidePanels } from './side-panels.tsx';
import { TextFields } from './text-fields.tsx';

type PostFormProps = {
  /** As it is now; null for a new one. */
  post: EditedPost | null;
  /** What was typed of it before and not saved, when it was opened. */
  draft: KeptDraftFragment | null;
  isGone: boolean;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
};

/**
 * A post in its form: the text at the left, all that belongs to it at the right. It stays open when it is saved. No form
 * element, since the dialogs of the text have their own.
 */
export function PostForm({ post, draft, isGone, onClose, onChanged }: PostFormProps) {
  const { setParams } = useSection();
  const { user } = useStaff();
  const [isLeaving, setIsLeaving] = useState(false);
  const drafts = useDraftSaver(post?.id ?? null);
  const { found, decide, discard } = useFoundDrafts(drafts, post, draft);
  const isUndecided = found.length > 0;
  const form = useRecordForm<EditedPost, keyof typeof editedPosts.fields>(editedPosts, {
    record: post,
    isGone,
    staysOpen: true,
    save: drafts.save,
    onSaved(data) {
      if (data) drafts.saver.saved();
      const created = (data as { createBlogPost?: EditedPost } | null)?.createBlogPost;
      if (!created) return void onChanged();
      keepForCreated(user.id, created, form.form.getValues());
      setParams({ id: created.id }, { replace: true });
    },
    onMissing: () => void onChanged(),
  });
  const autosave = useAutosave(drafts, form, isUndecided);
  const isOfDraft = (name: string) => (blogDraftFields as readonly string[]).includes(name);
  const hasMore = Object.keys(form.form.formState.dirtyFields).some((name) => !isOfDraft(name));
  const kept = form.uploads.isUploading ? null : keptSentenceOf(drafts.state, hasMore);
  useUnsavedGuard(form.isDirty, kept);

  async function leaveWithoutDraft() {
    try {
      await drafts.discard();
      onClose();
    } catch (error) {
      drafts.saver.resume();
      announceFailure('Taslak silinemedi.', error);
    }
  }

  /** A former version comes as a draft: the site stays as it is until the post is saved. */
  function restore(texts: DraftTexts): void {
    autosave.put(texts);
    void drafts.saver.flush();
    announceDone({
      title: 'Sürüm taslak olarak geri yüklendi',
      description: 'Kaydedene kadar sitede bir şey değişmez.',
    });
  }

  return (
    <Box onKeyDown={onSaveKey(() => void form.submit())} css={{ '--screen-bar': { base: '0px', md: '3.25rem' } }}>
      <RecordFields form={form}>
        <PostFormHead
          form={form}
          post={post}
          draft={drafts.state}
          onClose={() => (form.isDirty ? setIsLeaving(true) : onClose())}
        >
          {post ? <RevisionsButton post={post} disabled={isUndecided} onRestore={restore} /> : null}
        </PostFormHead>
        <EditorsNotice kind="blogPost" id={post?.id ?? null} />
        {isUndecided ? (
          <DraftNotice
            found={found}
            username={user.username}
            isNew={post === null}
            onGoOn={({ texts }) => {
              decide();
              autosave.put(texts);
            }}
            onDiscard={discard}
          />
        ) : null}
        {drafts.state.kind === 'conflict' ? (
          <ConflictNotice theirs={drafts.state.theirs} onTake={autosave.takeTheirs} onKeep={autosave.keepMine} />
        ) : null}
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap="6"
          alignItems="start"
          inert={isUndecided}
          onBlur={autosave.left}
        >
          <TextFields post={post} />
          <SidePanels post={post} />
        </Grid>
      </RecordFields>
      <RecordVersions form={form} />
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        onConfirm={onClose}
        title={unsavedChangesTexts.title}
        confirmLabel={kept ? 'Taslak olarak sakla' : unsavedChangesTexts.confirmLabel}
        cancelLabel={unsavedChangesTexts.cancelLabel}
        danger={!kept}
        {...(kept ? { otherwise: { label: 'Taslağı sil', onChoose: () => void leaveWithoutDraft() } } : {})}
      >
        {kept ?? unsavedChangesTexts.text}
      </ConfirmDialog>
    </Box>
  );
}
