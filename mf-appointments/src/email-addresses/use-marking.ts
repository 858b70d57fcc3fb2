import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import {
  ClearRefusedAddressDocument,
  MarkRefusedAddressDocument,
  RefusedAddressesDocument,
} from '../generated/graphql.ts';

/** Says that e-mails to an address come back, and takes that back. */
export function useMarking() {
  const client = useApolloClient();
  const [isSaving, setIsSaving] = useState(false);

  async function change(send: () => Promise<unknown>, done: string): Promise<void> {
    setIsSaving(true);
    try {
      await send();
      announceDone(done);
    } catch (error) {
      announceFailure('Adresin durumu değiştirilemedi.', error);
    }
    // Another may have been quicker.
    await client.refetchQueries({ include: [RefusedAddressesDocument] }).catch(() => undefined);
    setIsSaving(false);
  }

  return {
    isSaving,
    mark: (address: string) =>
      change(
        () => client.mutate({ mutation: MarkRefusedAddressDocument, variables: { input: { address } } }),
        'Adres, e-postaları reddediyor olarak işaretlendi.',
      ),
    clear: (id: string) =>
      change(
        () => client.mutate({ mutation: ClearRefusedAddressDocument, variables: { id } }),
        'İşaret kaldırıldı; bu adrese yeniden e-posta gönderilir.',
      ),
  };
}
