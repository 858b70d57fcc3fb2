import { Flex } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import type { ContactMessagesQuery } from '../generated/graphql.ts';

/** The counts of all messages, below the list; spam is in none but its own. */
export function Totals({ totals }: { totals: ContactMessagesQuery['contactMessageTotals'] | undefined }) {
  if (!totals) return null;
  const { total, unread, replied, spam } = totals;
  return (
    <Flex
      as="footer"
      aria-label="Toplamlar"
      role="group"
      wrap="wrap"
      columnGap="5"
      rowGap="1"
      py="2"
      color="fg.muted"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
    >
      <span>{`Toplam: ${formatCount(total)}`}</span>
      <span>{`Okunmamış: ${formatCount(unread)}`}</span>
      <span>{`Yanıtlanan: ${formatCount(replied)}`}</span>
      <span>{`Spam: ${formatCount(spam)}`}</span>
    </Flex>
  );
}
