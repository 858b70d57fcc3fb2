import { Button } from '@practice/ui';
import { useRefusedAddress } from '@practice/ui/email-addresses';
import { MailWarningIcon } from '@practice/ui/icons';
import { useMarking } from './use-marking.ts';

/** Says that an e-mail to an address came back; nothing for one of which that is known. */
export function MarkAddressButton({ address }: { address: string }) {
  const isKnown = useRefusedAddress(address) !== undefined;
  const { mark, isSaving } = useMarking();
  if (isKnown) return null;
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
