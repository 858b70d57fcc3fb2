import type { ContentPage } from '@practice/contracts';
import { Box, Button, type SystemStyleObject, Text } from '@practice/ui';
import { ConfirmDialog, formatDateTime, onSaveKey } from '@practice/ui/admin';
import { FormUploadsContext } from '@practice/ui/back-office';
import { toast } from '@practice/ui/overlay';
import { announceDone, announceFailure, EditorsNotice } from '@practice/ui/records';
import { useCallback, useContext, useMemo, useState } from 'react';
import { type Texts, textsWith, withEdit, withOwnKept, without } from './drafts/edits.ts';
import type { DraftsState } from './drafts/use-drafts.ts';
import { EditorBar } from './editor-bar.tsx';
import { ContentFields } from './fields/content-fields.tsx';
import { revealField } from './fields/field-id.ts';
import { HistoryPanel } from './history/history-panel.tsx';
import { editsOf } from './history/revision-diff.ts';
import { useAutosave } from './history/use-autosave.ts';
import { type Revision, useKeepRevision } from './history/use-revisions.ts';
import { PagePreview } from './preview/page-preview.tsx';
import { SocialAccounts } from './preview/social-accounts.tsx';
import { usePublishing } from './publishing/use-publishing.ts';

type Props = { page: ContentPage; drafts: DraftsState; published: Texts; refresh: () => Promise<Texts> };

/** One page: its fields, and what can be done with what was typed. */
export function PageEditor({ page, drafts, published, refresh }: Props) {
  const [isResetting, setIsResetting] = useState(false);
  const [isPreviewShown, setIsPreviewShown] = useState(false);
  const [isHistoryShown, setIsHistoryShown] = useState(false);
  const uploads = useContext(FormUploadsContext);
  const keep = useKeepRevision(page);
  const publishing = usePublishing({ page, drafts, published, refresh, keep, onReveal: reveal });
  const publish = () => uploads?.mustWait() || void publishing.publish();
  const { forgetRefusal } = publishing;
  const { setEdits } = drafts;
  const edits = drafts.editsOf(page.id);
  const isDirty = drafts.isDirty(page);
  const draft = drafts.draftOf(page.id);
  useAutosave(page, draft, published, keep);
  const texts = useMemo(
    () => Object.fromEntries(Object.entries(draft).map(([key, { value }]) => [key, value.trim()])),
    [draft],
  );

  const onChange = useCallback(
    (key: string, value: string) => {
      setEdits(page.id, (current) => withEdit(current, published, key, value));
      forgetRefusal(key);
    },
    [setEdits, page.id, published, forgetRefusal],
  );
  const onTake = useCallback(
    (key: string) => setEdits(page.id, (current) => without(current, [key])),
    [setEdits, page.id],
  );
  const onKeep = useCallback(
    (key: string) => setEdits(page.id, (current) => withOwnKept(current, published, key)),
    [setEdits, page.id, published],
  );

  /** The field may be behind the preview. */
  function reveal(key: string) {
    setIsPreviewShown(false);
    requestAnimationFrame(() => revealField(key));
  }

  /** A former version comes as a draft: what is published stays until that is. */
  function restore(revision: Revision) {
    const restored = editsOf(page, revision, published);
    setEdits(page.id, () => restored);
    const description = `${formatDateTime(revision.createdAt)} sürümü geri yüklendi`;
    keep(textsWith(page, restored, published), description).catch((error: unknown) =>
      announceFailure('Sürüm geçmişe yazılamadı.', error),
    );
    toast.success({ title: 'Sürüm geri yüklendi', description: 'Yayımlayana kadar sitede bir şey değişmez.' });
  }

  async function keepNow(description: string | null) {
    try {
      await keep(isDirty ? textsWith(page, edits, published) : null, description);
      announceDone('Sürüm kaydedildi');
    } catch (error) {
      announceFailure('Sürüm kaydedilemedi.', error);
      throw error;
    }
  }

  return (
    <Box as="section" aria-label={page.title} minW="0" onKeyDown={onSaveKey(publish)}>
      <EditorBar
        page={page}
        isDirty={isDirty}
        hasProblems={Object.keys(publishing.problems).length > 0}
        isPublishing={publishing.isPublishing}
        onPublish={publish}
        onReset={() => setIsResetting(true)}
      >
        <Button variant="outline" aria-expanded={isHistoryShown} onClick={() => setIsHistoryShown(!isHistoryShown)}>
          {isHistoryShown ? 'Gizle' : 'Geçmiş'}
        </Button>
        <Button variant="outline" onClick={() => uploads?.mustWait() || setIsPreviewShown(!isPreviewShown)}>
          {isPreviewShown ? 'Düzenle' : 'Önizleme'}
        </Button>
      </EditorBar>
      <Box mb="3" _empty={{ display: 'none' }}>
        <EditorsNotice kind="contentPage" id={page.id} />
      </Box>
      <Box css={isHistoryShown ? besideStyle : undefined}>
        <Box minW="0">
          {isPreviewShown ? (
            <>
              {page.id === 'social' ? (
                <SocialAccounts textOf={(key) => edits[key]?.value ?? published[key] ?? ''} />
              ) : null}
              <PagePreview page={page} texts={texts} />
            </>
          ) : (
            <ContentFields
              page={page}
              edits={edits}
              published={published}
              problems={publishing.problems}
              onChange={onChange}
              onTake={onTake}
              onKeep={onKeep}
            />
          )}
        </Box>
        {isHistoryShown ? <HistoryPanel page={page} onRestore={restore} onKeep={keepNow} /> : null}
      </Box>
      <ConfirmDialog
        open={isResetting}
        onClose={() => setIsResetting(false)}
        onConfirm={() => {
          setEdits(page.id, () => ({}));
          setIsResetting(false);
        }}
        title="Değişiklikleri sıfırla"
        confirmLabel="Sıfırla"
        danger
      >
        <Text>Kaydedilmemiş değişiklikler kaybolacak. Devam etmek istiyor musunuz?</Text>
      </ConfirmDialog>
    </Box>
  );
}

const besideStyle: SystemStyleObject = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' },
  // Above what it is the history of, where there is no room beside it.
  '& > aside': { order: { base: -1, xl: 0 } },
};
