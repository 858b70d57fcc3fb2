import { refusalCauseLabels } from '@practice/contracts';
import { Badge } from '@practice/ui';
import { MailWarningIcon } from '@practice/ui/icons';
import { useRefusedAddress } from './refused-addresses.tsx';

/** A quiet warning beside an address that refuses e-mails; nothing beside one that takes them. */
export function RefusalBadge({ address }: { address: string | null | undefined }) {
  const refused = useRefusedAddress(address);
  if (!refused) return null;
  return (
    <Badge tone="pending" whiteSpace="nowrap" title={refusalCauseLabels[refused.cause]}>
      <MailWarningIcon boxSize="3.5" />
      E-posta ulaşmıyor
    </Badge>
  );
}
