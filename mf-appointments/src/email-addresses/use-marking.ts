import { useRunning } from '@practice/ui';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import {
  ClearRefusedAddressDocument,
  MarkRefusedAddressDocument,
  RefusedAddressesDocument,
} from '../generated/graphql.ts';

/** Says that e-mails to an address come back, and takes that back. */
export function useMarking() {
  const client = useApolloClient();
  const [isSaving, change] = useRunning(async (send: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await send();
      announceDone(done);
    } catch (error) {
      announceFailure('Adresin durumu değiştirilemedi.', error);
    }
    // Another may have been quicker.
    await client.refetchQueries({ include: [RefusedAddressesDocument] }).catch(() => undefined);
  });

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
