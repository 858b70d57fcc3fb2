import { useRunning } from '@practice/ui';
import { ConfirmDialog } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { DeleteContactMessageDocument } from '../generated/graphql.ts';
import { type Contact, contactName } from './contact.ts';

/** Deletes a message after confirmation. Render `dialog`. */
export function useRemoval(onRemoved: (id: string) => void) {
  const client = useApolloClient();
  const [asked, setAsked] = useState<Contact | null>(null);
  const [isDeleting, confirm] = useRunning(async ({ id }: Contact) => {
    try {
      await client.mutate({ mutation: DeleteContactMessageDocument, variables: { id } });
      announceDone('Mesaj silindi.');
      onRemoved(id);
    } catch (error) {
      announceFailure('Mesajlar silinirken hata oluştu.', error);
    }
    setAsked(null);
  });

  return {
    remove: setAsked,
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void confirm(asked)}
        title="Mesaj kalıcı olarak silinsin mi?"
        confirmLabel="Kalıcı olarak sil"
        danger
        loading={isDeleting}
      >
        {`${asked ? `${contactName(asked)}: ` : ''}mesaj, yanıtları ve bildirimiyle birlikte silinir; bekleyen bir yanıt gönderilmez. Bu işlem geri alınamaz.`}
      </ConfirmDialog>
    ),
  };
}
