import { ConfirmDialog } from '@practice/ui/admin';
import { useMutation } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { RevokeAccessTokenDocument } from '../generated/graphql.ts';
import type { Token } from './tokens.ts';

/** Revokes a token after asking. `dialog` has to be rendered. */
export function useRevocation(onRevoked: () => void) {
  const [asked, setAsked] = useState<Token | null>(null);
  const [revoke, { loading }] = useMutation(RevokeAccessTokenDocument);

  async function revokeNow({ id }: Token) {
    try {
      await revoke({ variables: { id } });
      announceDone('Erişim anahtarı iptal edildi');
    } catch (error) {
      announceFailure('Erişim anahtarı iptal edilemedi.', error);
    }
    setAsked(null);
    onRevoked();
  }

  return {
    ask: setAsked,
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void (asked && revokeNow(asked))}
        title={`“${asked?.name ?? ''}” iptal edilsin mi?`}
        confirmLabel="İptal et"
        danger
        loading={loading}
      >
        Bu anahtarla bağlanan program hemen dışarıda kalır. İptal geri alınamaz; yeni bir anahtar oluşturulabilir.
      </ConfirmDialog>
    ),
  };
}
