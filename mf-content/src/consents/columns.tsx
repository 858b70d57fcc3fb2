import { consentOriginLabels, consentTextLabels, dataRequestChannelLabels, formatPhone } from '@practice/contracts';
import { Badge, Box, Flex, Text } from '@practice/ui';
import { formatDate, formatDateTime, type TableColumn } from '@practice/ui/admin';
import { categoriesText, personOf, stateBadge } from './entry-texts.ts';
import type { ConsentEntry } from './use-consent-entries.ts';

/** The columns, as wide as there is room. */
export function columnsOf(hasRoom: boolean): TableColumn<ConsentEntry>[] {
  return [
    { key: 'person', title: 'Kişi', isFixed: true, cell: (entry) => <Person entry={entry} /> },
    { key: 'text', title: 'Metin', width: '29%', isFixed: true, cell: (entry) => <What entry={entry} /> },
    { key: 'at', title: 'Zaman', width: hasRoom ? '9.5rem' : '6.75rem', cell: (entry) => <When entry={entry} /> },
    { key: 'state', title: 'Durum', width: hasRoom ? '11rem' : '8rem', cell: (entry) => <State entry={entry} /> },
  ];
}

/** A consent on phones. */
export function EntryCard({ entry }: { entry: ConsentEntry }) {
  return (
    <Box display="grid" gap="2">
      <Person entry={entry} />
      <What entry={entry} />
      <Flex gap="2" justify="space-between" wrap="wrap">
        <State entry={entry} />
        <When entry={entry} />
      </Flex>
    </Box>
  );
}

function Person({ entry }: { entry: ConsentEntry }) {
  const { name, phone, email } = entry;
  return (
    <Box minW="0">
      <Text fontWeight="medium" color={name ? undefined : 'fg.muted'} overflowWrap="anywhere">
        {personOf(entry)}
      </Text>
      {[phone && formatPhone(phone), email].filter(Boolean).map((address) => (
        <Text key={address} color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {address}
        </Text>
      ))}
    </Box>
  );
}

function What({ entry }: { entry: ConsentEntry }) {
  const detail = categoriesText(entry);
  return (
    <Box minW="0">
      <Text>{consentTextLabels[entry.text]}</Text>
      {detail ? (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {detail}
        </Text>
      ) : null}
    </Box>
  );
}

function When({ entry: { givenAt, origin } }: { entry: ConsentEntry }) {
  return (
    <Box>
      <Text fontVariantNumeric="tabular-nums">{formatDateTime(givenAt)}</Text>
      {origin ? (
        <Text color="fg.muted" fontSize="sm">
          {consentOriginLabels[origin]}
        </Text>
      ) : null}
    </Box>
  );
}

function State({ entry }: { entry: ConsentEntry }) {
  const { label, tone } = stateBadge(entry);
  const { withdrawal } = entry;
  return (
    <Box>
      <Badge tone={tone}>{label}</Badge>
      {withdrawal ? (
        <Text color="fg.muted" fontSize="sm" mt="1">
          {`${formatDate(withdrawal.withdrawnOn)}, ${dataRequestChannelLabels[withdrawal.channel].toLocaleLowerCase('tr')}`}
        </Text>
      ) : null}
    </Box>
  );
}
