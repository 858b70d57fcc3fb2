import { ConfirmDialog } from '@practice/ui/admin';
import { WithdrawalDialog } from '@practice/ui/consents';
import { useMutation } from '@practice/ui/data';
import { announceDone, announceFailure, useQuestion } from '@practice/ui/records';
import { type ReactNode, useState } from 'react';
import { RestoreConsentDocument, WithdrawConsentDocument } from '../generated/graphql.ts';
import { consequenceOf, entryName } from './entry-texts.ts';
import type { ConsentEntry } from './use-consent-entries.ts';

export type Withdrawals = {
  withdraw: (entry: ConsentEntry) => void;
  restore: (entry: ConsentEntry) => void;
  dialog: ReactNode;
};

/** Notes that consents are taken back, and takes such a note away again. Render `dialog`. */
export function useWithdrawals(refresh: () => Promise<unknown>): Withdrawals {
  const [withdraw] = useMutation(WithdrawConsentDocument);
  const [restore] = useMutation(RestoreConsentDocument);
  const [asked, setAsked] = useState<ConsentEntry | null>(null);
  const restoring = useQuestion<ConsentEntry, true>();

  async function askAndRestore(entry: ConsentEntry) {
    if (!(await restoring.ask(entry))) return;
    try {
      await restore({ variables: { id: entry.id } });
      announceDone('Geri alma kaydı kaldırıldı');
    } catch (problem) {
      announceFailure('Kayıt kaldırılamadı.', problem);
    }
    await refresh();
  }

  return {
    withdraw: setAsked,
    restore: (entry) => void askAndRestore(entry),
    dialog: (
      <>
        <WithdrawalDialog
          open={asked !== null}
          description={asked ? entryName(asked) : ''}
          consequence={asked ? consequenceOf(asked) : ''}
          onClose={() => setAsked(null)}
          onSave={async (input) => {
            const { data } = await withdraw({ variables: { id: asked?.id ?? '', input } });
            const count = data?.withdrawConsent.length ?? 0;
            announceDone(count > 1 ? `${count} onayın geri alındığı kaydedildi` : 'Onayın geri alındığı kaydedildi');
            await refresh();
          }}
        />
        <ConfirmDialog
          open={restoring.question !== null}
          onClose={() => restoring.answer(null)}
          onConfirm={() => restoring.answer(true)}
          title="Geri alma kaydı kaldırılsın mı?"
          confirmLabel="Kaydı kaldır"
        >
          Yalnızca yanlışlıkla kaydedildiyse kaldırın: onay verildiği gibi geçerli olur, e-postalar yeniden gider.
        </ConfirmDialog>
      </>
    ),
  };
}
