import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { DeleteMissingAddressDocument, DismissMissingAddressDocument } from '../generated/graphql.ts';

type Address = { id: string; path: string };

/** What can be done with an address besides redirecting it; dismissing has a way back. */
export function useMissingActions(refetch: () => Promise<unknown>) {
  const client = useApolloClient();
  const refresh = () => refetch().catch(() => undefined);
  const send = ({ id }: Address, isDismissed: boolean) =>
    client.mutate({ mutation: DismissMissingAddressDocument, variables: { id, input: { isDismissed } } });

  return {
    async dismiss(address: Address, isDismissed: boolean) {
      try {
        await send(address, isDismissed);
        const back = () =>
          void send(address, !isDismissed)
            .then(refresh)
            .catch((error) => announceFailure('Değişiklik geri alınamadı.', error));
        announceDone(isDismissed ? `${address.path} yok sayılıyor` : `${address.path} listeye geri alındı`, back);
      } catch (error) {
        announceFailure('İşlem sırasında bir hata oluştu', error);
      }
      await refresh();
    },
    async remove({ id }: Address) {
      try {
        await client.mutate({ mutation: DeleteMissingAddressDocument, variables: { id } });
        announceDone('Adres silindi; yeniden istenirse yine listelenir.');
      } catch (error) {
        announceFailure('Silme işlemi sırasında bir hata oluştu', error);
      }
      await refresh();
    },
  };
}
