import { auditActor, auditFieldLabel } from '@practice/contracts';
import { Box, Flex, Text } from '@practice/ui';
import { formatDateTime, type Room, type TableColumn } from '@practice/ui/admin';
import { type Entry, kindOf, tokenOf, whatOf } from './entry.ts';

const FIELDS_SHOWN = 3;

/** The columns that fit; the sheet has the rest. */
export function columnsOf(room: Room): TableColumn<Entry>[] {
  return [
    {
      key: 'at',
      title: 'Zaman',
      width: room === 'little' ? '6.75rem' : '9rem',
      isFixed: true,
      cell: ({ at }) => <Text fontVariantNumeric="tabular-nums">{formatDateTime(at)}</Text>,
    },
    { key: 'who', title: 'Kim', width: '9rem', cell: (entry) => <Who entry={entry} /> },
    { key: 'what', title: 'İşlem', isFixed: true, cell: (entry) => <Text fontWeight="medium">{whatOf(entry)}</Text> },
    ...(room === 'little' ? [] : [{ key: 'entity', title: 'Kayıt türü', width: '9rem', cell: kindOf }]),
    ...(room === 'plenty'
      ? [{ key: 'fields', title: 'Değişen alanlar', width: '22%', cell: (entry: Entry) => fieldsText(entry) }]
      : []),
    {
      key: 'address',
      title: 'Adres',
      width: '9rem',
      cell: ({ address }) => (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {address || '—'}
        </Text>
      ),
    },
  ];
}

/** An entry on phones. */
export function EntryCard({ entry }: { entry: Entry }) {
  return (
    <Box>
      <Text fontWeight="medium" overflowWrap="anywhere">
        {whatOf(entry)}
      </Text>
      <Flex gap="2" justify="space-between" wrap="wrap" mt="1">
        <Who entry={entry} />
        <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {formatDateTime(entry.at)}
        </Text>
      </Flex>
    </Box>
  );
}

function Who({ entry }: { entry: Entry }) {
  const token = tokenOf(entry);
  return (
    <Box minW="0">
      <Text overflowWrap="anywhere" color={entry.username ? undefined : 'fg.muted'}>
        {auditActor({ username: entry.username ?? null, action: entry.action })}
      </Text>
      {token ? (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {`Anahtar: ${token}`}
        </Text>
      ) : null}
    </Box>
  );
}

function fieldsText({ entity, changedFields }: Entry) {
  const names = changedFields.slice(0, FIELDS_SHOWN).map((field) => auditFieldLabel(entity, field));
  const more = changedFields.length - names.length;
  return (
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {`${names.join(', ')}${more > 0 ? ` ve ${more} alan daha` : ''}`}
    </Text>
  );
}
