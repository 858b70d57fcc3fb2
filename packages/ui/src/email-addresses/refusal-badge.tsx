import { refusalCauseLabels } from '@practice/contracts';
import { Badge } from '@practice/ui';
import { MailWarningIcon } from '@practice/ui/icons';
import { useRefusedAddress } from './refused-addresses.tsx';

/** A quiet warning beside an address that refuses e-mails; nothing beside one that takes them. */
export function RefusalBadge({ address, isShort = false }: { address: string | null | undefined; isShort?: boolean }) {
  const refused = useRefusedAddress(address);
  if (!refused) return null;
  const why = refusalCauseLabels[refused.cause].toLocaleLowerCase('tr');
  return (
    <Badge tone="pending" whiteSpace="nowrap" justifySelf="start" title={`E-posta ulaşmıyor: ${why}`}>
      <MailWarningIcon boxSize="3.5" {...(isShort ? { 'aria-label': 'E-posta' } : {})} />
      <span>{isShort ? 'Ulaşmıyor' : 'E-posta ulaşmıyor'}</span>
    </Badge>
  );
}
