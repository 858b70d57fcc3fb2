import { Button } from '@practice/ui';
import { ConfirmDialog, formatDateTime } from '@practice/ui/admin';
import { FormNotice } from '@practice/ui/records';
import { useState } from 'react';
import type { OtherDraft } from './draft-state.ts';

type ConflictNoticeProps = {
  theirs: OtherDraft;
  onTake: (theirs: OtherDraft) => void;
  onKeep: (theirs: OtherDraft) => void;
};

/** Somebody else saved a draft after the one that was gone on with: one of both stays. */
export function ConflictNotice({ theirs, onTake, onKeep }: ConflictNoticeProps) {
  const [chosen, setChosen] = useState<'mine' | 'theirs' | null>(null);
  const who = [theirs.savedBy, formatDateTime(theirs.updatedAt)].filter(Boolean).join(', ');
  return (
    <>
      <FormNotice text={`Başkası daha yeni bir taslak kaydetti (${who}). Yazdıklarınız bu cihazda duruyor.`}>
        <Button size="sm" variant="outline" onClick={() => setChosen('theirs')}>
          Onun taslağıyla devam et
        </Button>
        <Button size="sm" variant="outline" onClick={() => setChosen('mine')}>
          Yazdıklarımla devam et
        </Button>
      </FormNotice>
      <ConfirmDialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        onConfirm={() => {
          setChosen(null);
          if (chosen === 'mine') onKeep(theirs);
          else onTake(theirs);
        }}
        title={chosen === 'mine' ? 'Onun taslağının yerine geçsin mi?' : 'Yazdıklarınızın yerine geçsin mi?'}
        confirmLabel="Devam et"
        danger
      >
        {chosen === 'mine'
          ? 'Diğer taslakta yazılanlar silinir ve geri getirilemez.'
          : 'Bu sayfada yazdıklarınız silinir ve geri getirilemez.'}
      </ConfirmDialog>
    </>
  );
}
