import { Button, Stack, useRunning } from '@practice/ui';
import { ConfirmDialog, formatDateTime } from '@practice/ui/admin';
import { FormNotice } from '@practice/ui/records';
import { useState } from 'react';
import type { FoundDraft } from './found-drafts.ts';

type DraftNoticeProps = {
  found: readonly FoundDraft[];
  username: string;
  /** There is no post yet but this draft of it. */
  isNew: boolean;
  onGoOn: (draft: FoundDraft) => void;
  /** Resolves when it is gone, or when it was said why not. */
  onDiscard: (draft: FoundDraft) => Promise<void>;
};

/** The drafts that were there when the post was opened: one goes on with one, or deletes it. */
export function DraftNotice({ found, username, isNew, onGoOn, onDiscard }: DraftNoticeProps) {
  const [discarded, setDiscarded] = useState<FoundDraft | null>(null);
  const [isDeleting, discard] = useRunning(async (draft: FoundDraft) => {
    await onDiscard(draft);
    setDiscarded(null);
  });

  return (
    <Stack gap="2">
      {found.map((draft) => (
        <FormNotice key={draft.place} text={sentenceOf(draft, username)}>
          <Button size="sm" onClick={() => onGoOn(draft)}>
            Taslakla devam et
          </Button>
          <Button size="sm" variant="outline" onClick={() => setDiscarded(draft)}>
            Taslağı sil
          </Button>
        </FormNotice>
      ))}
      <ConfirmDialog
        open={discarded !== null}
        onClose={() => setDiscarded(null)}
        onConfirm={() => discarded && void discard(discarded)}
        title="Taslak silinsin mi?"
        confirmLabel="Taslağı sil"
        loading={isDeleting}
        danger
      >
        {`Taslakta yazılanlar geri getirilemez.${isNew ? '' : ' Kaydedilmiş yazı olduğu gibi kalır.'}`}
      </ConfirmDialog>
    </Stack>
  );
}

function sentenceOf({ place, savedBy, savedAt, isOfOlderPost }: FoundDraft, username: string): string {
  const when = formatDateTime(savedAt);
  const whose =
    place === 'device'
      ? `Bu cihazda kaydedilmemiş bir taslak var (${when}).`
      : savedBy === username || savedBy === null
        ? `Kaydetmediğiniz bir taslak var (${when}).`
        : `Kaydedilmemiş bir taslak var (${savedBy}, ${when}).`;
  const age = isOfOlderPost ? ' Yazı bu taslaktan sonra değiştirildi.' : '';
  return `${whose}${age} Düzenlemeden önce seçin.`;
}
