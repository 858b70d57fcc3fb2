import { retentionRules } from '@practice/contracts';
import { Anchor, Box, Button, Flex, Text } from '@practice/ui';
import { formatCount, formatDate, type TableColumn } from '@practice/ui/admin';
import { expiredText, periodText } from './retention-texts.ts';
import type { RetentionClassRow } from './use-retention.ts';

type Options = { onShow: (row: RetentionClassRow) => void };

export function columnsOf({ onShow }: Options): TableColumn<RetentionClassRow>[] {
  return [
    { key: 'kind', title: 'Kayıt', isFixed: true, cell: (row) => <What row={row} /> },
    { key: 'days', title: 'Süre', width: '11rem', isFixed: true, cell: (row) => <Period row={row} /> },
    { key: 'total', title: 'Kayıt sayısı', width: '9.5rem', align: 'end', cell: (row) => <Total row={row} /> },
    { key: 'expired', title: 'Şimdi silinecek', width: '9.5rem', align: 'end', isFixed: true, cell: Expired },
    {
      key: 'actions',
      title: 'İşlem',
      width: '8rem',
      align: 'end',
      isFixed: true,
      cell: (row) => <Show row={row} onShow={onShow} />,
    },
  ];
}

/** A class on phones. */
export function ClassCard({ row, onShow }: Options & { row: RetentionClassRow }) {
  return (
    <Box display="grid" gap="3">
      <What row={row} />
      <Flex gap="4" wrap="wrap" justify="space-between">
        <Period row={row} />
        <Total row={row} />
      </Flex>
      <Flex gap="4" align="center" justify="space-between">
        <Flex gap="2" align="baseline">
          <Text color="fg.muted" fontSize="sm">
            Şimdi silinecek:
          </Text>
          {Expired(row)}
        </Flex>
        <Show row={row} onShow={onShow} />
      </Flex>
    </Box>
  );
}

function What({ row: { kind } }: { row: RetentionClassRow }) {
  const { label, countedFrom, outcome } = retentionRules[kind];
  return (
    <Box minW="0">
      <Text fontWeight="medium">{label}</Text>
      <Text color="fg.muted" fontSize="sm">
        {countedFrom} sayılır. {outcome}
      </Text>
    </Box>
  );
}

function Period({ row: { kind, days } }: { row: RetentionClassRow }) {
  const { label, setting } = retentionRules[kind];
  return (
    <Box minW="0">
      <Text fontVariantNumeric="tabular-nums">{periodText(days)}</Text>
      <Anchor href={`#settings?tab=legal&focus=${setting}`} fontSize="sm" aria-label={`Süreyi değiştir: ${label}`}>
        Süreyi değiştir
      </Anchor>
    </Box>
  );
}

function Total({ row: { total, oldest } }: { row: RetentionClassRow }) {
  return (
    <Box fontVariantNumeric="tabular-nums">
      <Text>{formatCount(total)}</Text>
      <Text color="fg.muted" fontSize="sm">
        {oldest ? `en eskisi ${formatDate(oldest)}` : 'kayıt yok'}
      </Text>
    </Box>
  );
}

function Expired({ expired, onHold }: RetentionClassRow) {
  return (
    <Box fontVariantNumeric="tabular-nums">
      <Text fontWeight={expired > 0 ? 'semibold' : 'normal'}>{expired > 0 ? expiredText(expired) : 'Yok'}</Text>
      {onHold > 0 ? (
        <Text color="fg.muted" fontSize="sm">
          {formatCount(onHold)} bekletiliyor
        </Text>
      ) : null}
    </Box>
  );
}

function Show({ row, onShow }: Options & { row: RetentionClassRow }) {
  if (row.expired + row.onHold === 0) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={`Ne silinir? ${retentionRules[row.kind].label}`}
      onClick={() => onShow(row)}
    >
      Ne silinir?
    </Button>
  );
}
