import { keepReasonLabels } from '@practice/contracts';
import { Text, useRunning } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { ErasePersonalDataDocument, type KeepReason } from '../../generated/graphql.ts';
import type { DataRequest } from '../data-requests.ts';
import { type Choice, decisionsOf, type FoundRecord } from './choice.ts';

type Decision = { records: readonly FoundRecord[]; choice: Choice; keepReason: KeepReason | null };

/** Erases after asking, and notes why the rest is kept. `dialog` has to be rendered. */
export function useErasure({ request, onDone }: { request: DataRequest; onDone: () => Promise<void> }) {
  const client = useApolloClient();
  const [asked, setAsked] = useState<Decision | null>(null);
  const decisions = asked ? decisionsOf(asked.records, asked.choice, asked.keepReason) : [];
  const keptCount = decisions.filter(({ keepReason }) => keepReason).length;
  const erasedCount = decisions.length - keptCount;

  const [isRunning, run] = useRunning(async (decided: Decision) => {
    try {
      const records = decisionsOf(decided.records, decided.choice, decided.keepReason);
      const { data } = await client.mutate({
        mutation: ErasePersonalDataDocument,
        variables: { id: request.id, input: { records } },
      });
      if (data) report(data.erasePersonalData);
    } catch (error) {
      announceFailure('Kayıtlar silinirken hata oluştu.', error);
    } finally {
      setAsked(null);
    }
    // Also after a failure: some of the records may be gone.
    await onDone();
  });

  /** Asks only where something would be gone. */
  async function decide(decision: Decision) {
    if (decision.choice.size > 0) setAsked(decision);
    else await run(decision);
  }

  return {
    decide,
    isRunning,
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        danger
        loading={isRunning}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void run(asked)}
        title={`${erasedCount} kayıt silinsin mi?`}
        confirmLabel={`${erasedCount} kaydı sil`}
      >
        <Text>
          {`${request.name} hakkındaki bu kayıtlar dosyaları, bildirimleri ve e-postalarıyla birlikte kalıcı olarak silinir. Bu işlem geri alınamaz.`}
        </Text>
        {asked?.keepReason && keptCount > 0 ? (
          <Text mt="2">{`${keptCount} kayıt saklanır: ${keepReasonLabels[asked.keepReason]}.`}</Text>
        ) : null}
      </ConfirmDialog>
    ),
  };
}

type Outcome = { erasedCount: number; keptCount: number; failures: readonly { message: string }[] };

function report({ erasedCount, keptCount, failures }: Outcome): void {
  const done = [
    ...(erasedCount > 0 ? [`${erasedCount} kayıt silindi.`] : []),
    ...(keptCount > 0 ? [`${keptCount} kaydın saklanma nedeni yazıldı.`] : []),
  ];
  if (done.length > 0) announceDone(done.join(' '));
  if (failures.length > 0) announceFailure(`${failures.length} kayıt silinemedi. ${failures[0]?.message ?? ''}`.trim());
}
