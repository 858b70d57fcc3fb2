import { useRunning } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceDone } from '@practice/ui/records';
import { type ReactNode, useState } from 'react';
import { DeleteAppointmentDocument, type SeriesScope } from '../../generated/graphql.ts';
import { announceFailureOf } from './announce.ts';
import { type AppointmentRow, appointmentName, isInSeries } from './appointment.ts';
import { ScopeDialog } from './scope-dialog.tsx';

/** Deletes an appointment permanently, after confirmation and, in a series, a choice of scope. Render `dialog`. */
export function useRemoval({ onRemoved }: { onRemoved: (id: string) => void }): {
  remove: (appointment: AppointmentRow) => void;
  dialog: ReactNode;
} {
  const client = useApolloClient();
  const [asked, setAsked] = useState<AppointmentRow | null>(null);
  const isSeries = asked !== null && isInSeries(asked);

  const [isDeleting, confirm] = useRunning(async (scope: SeriesScope) => {
    if (!asked) return;
    try {
      const { data } = await client.mutate({
        mutation: DeleteAppointmentDocument,
        variables: { id: asked.id, scope: isSeries ? scope : null },
      });
      const count = data?.deleteAppointment.deletedCount ?? 1;
      setAsked(null);
      announceDone(count > 1 ? `${count} randevu kalıcı olarak silindi.` : 'Randevu kalıcı olarak silindi.');
      onRemoved(asked.id);
    } catch (error) {
      setAsked(null);
      announceFailureOf('Randevu silinirken hata oluştu.', error);
    }
  });

  return {
    remove: setAsked,
    dialog: (
      <>
        <ConfirmDialog
          open={asked !== null && !isSeries}
          onClose={() => setAsked(null)}
          onConfirm={() => void confirm('one')}
          title="Randevu kalıcı olarak silinsin mi?"
          confirmLabel="Kalıcı olarak sil"
          danger
          loading={isDeleting}
        >
          {`${asked ? `${appointmentName(asked)}: ` : ''}randevu, notu, dosyaları, geçmişi, bildirimleri ve e-posta kayıtlarıyla birlikte silinir. Bu işlem geri alınamaz.`}
        </ConfirmDialog>
        <ScopeDialog
          open={isSeries}
          action="delete"
          onClose={() => setAsked(null)}
          onChoose={(scope) => void confirm(scope)}
          isSaving={isDeleting}
        />
      </>
    ),
  };
}
