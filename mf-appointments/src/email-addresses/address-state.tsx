import { Button } from '@practice/ui';
import { RefusalNote, useRefusedAddress } from '@practice/ui/email-addresses';
import { MailWarningIcon } from '@practice/ui/icons';
import { useMarking } from './use-marking.ts';

/**
 * Below an address: that e-mails do not reach it, and the way to take that back; or for one that takes them the way to say that
 * an e-mail came back.
 */
export function AddressState({ address, canWrite }: { address: string; canWrite: boolean }) {
  const refused = useRefusedAddress(address);
  const { mark, clear, isSaving } = useMarking();
  if (refused) {
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
  if (!canWrite) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      justifySelf="start"
      color="fg.muted"
      loading={isSaving}
      title="Posta kutunuza “teslim edilemedi” bildirimi geldiyse adresi işaretleyin"
      onClick={() => void mark(address)}
    >
      <MailWarningIcon />
      E-posta geri döndü
    </Button>
  );
}
