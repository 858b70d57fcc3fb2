import { Box, Grid } from '@practice/ui';
import { ConfirmDialog, unsavedChangesTexts } from '@practice/ui/admin';
import { useSection, useUnsavedGuard } from '@practice/ui/back-office';
import { RecordFields, RecordVersions, useRecordForm } from '@practice/ui/records';
import { type KeyboardEvent, useState } from 'react';
import { type EditedPost, editedPosts } from '../posts.ts';
import { PostFormHead } from './post-form-head.tsx';
import { SidePanels } from './side-panels.tsx';
import { TextFields } from './text-fields.tsx';

type PostFormProps = {
  /** As it is now; null for a new one. */
  post: EditedPost | null;
  isGone: boolean;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
};

/**
 * A post in its form: the text at the left, all that belongs to it at the right. It stays open when it is saved. No form
 * element, since the dialogs of the text have their own.
 */
export function PostForm({ post, isGone, onClose, onChanged }: PostFormProps) {
  const { setParams } = useSection();
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useRecordForm<EditedPost, keyof typeof editedPosts.fields>(editedPosts, {
    record: post,
    isGone,
    staysOpen: true,
    onSaved(data) {
      const created = (data as { createBlogPost?: { id: string } } | null)?.createBlogPost;
      if (created) setParams({ id: created.id }, { replace: true });
      else void onChanged();
    },
    onMissing: () => void onChanged(),
  });
  useUnsavedGuard(form.isDirty);

  function saveByKey(event: KeyboardEvent): void {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!form.isSaving) void form.submit();
  }

  return (
    <Box onKeyDown={saveByKey} css={{ '--screen-bar': { base: '0px', md: '3.25rem' } }}>
      <RecordFields form={form}>
        <PostFormHead form={form} post={post} onClose={() => (form.isDirty ? setIsLeaving(true) : onClose())} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="6" alignItems="start">
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
        confirmLabel={unsavedChangesTexts.confirmLabel}
        cancelLabel={unsavedChangesTexts.cancelLabel}
        danger
      >
        {unsavedChangesTexts.text}
      </ConfirmDialog>
    </Box>
  );
}
