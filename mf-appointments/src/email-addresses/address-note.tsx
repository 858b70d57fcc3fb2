import { Button } from '@practice/ui';
import { RefusalNote, useRefusedAddress } from '@practice/ui/email-addresses';
import { useMarking } from './use-marking.ts';

type AddressProps = { address: string; canWrite: boolean };

/** That e-mails do not reach an address, and the way to take that back; nothing for one that takes them. */
export function AddressNote({ address, canWrite }: AddressProps) {
  const refused = useRefusedAddress(address);
  const { clear, isSaving } = useMarking();
  if (!refused) return null;
  return (
    <RefusalNote
      address={address}
      actions={
        canWrite ? (
          <Button size="sm" variant="outline" loading={isSaving} onClick={() => void clear(refused.id)}>
            İşareti kaldır
          </Button>
        ) : null
      }
    >
      Bu adrese kendiliğinden e-posta gönderilmez. Telefonla arayıp doğru adresi sorun; adres düzeltilince ya da elle
      gönderdiğiniz bir e-posta ulaşınca işaret kalkar.
    </RefusalNote>
  );
}
