import { retentionRules } from '@practice/contracts';
import { Anchor, Box, Button, Flex, Text } from '@practice/ui';
import { formatCount, formatDate, type TableColumn } from '@practice/ui/admin';
import { daysText, expiredText, yearsText } from './retention-texts.ts';
import type { RetentionClassRow } from './use-retention.ts';

type Options = { onShow: (row: RetentionClassRow) => void };

/** What finds no column is in the first. */
export function columnsOf({ onShow, hasRoom }: Options & { hasRoom: boolean }): TableColumn<RetentionClassRow>[] {
  return [
    { key: 'kind', title: 'Kayıt', isFixed: true, cell: (row) => <What row={row} hasTotal={!hasRoom} /> },
    { key: 'days', title: 'Süre', width: '9rem', isFixed: true, cell: (row) => <Period row={row} /> },
    ...(hasRoom
      ? [
          {
            ...{ key: 'total', title: 'Kayıt sayısı', width: '9.5rem', align: 'end' as const },
            cell: (row: RetentionClassRow) => <Total row={row} />,
          },
        ]
      : []),
    { key: 'expired', title: 'Şimdi silinecek', width: '8.5rem', align: 'end', isFixed: true, cell: Expired },
    {
      key: 'actions',
      title: 'İşlem',
      width: '7.5rem',
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
      <What row={row} hasTotal />
      <Period row={row} />
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

function What({ row: { kind, total, oldest }, hasTotal }: { row: RetentionClassRow; hasTotal: boolean }) {
  const { label, countedFrom, outcome } = retentionRules[kind];
  return (
    <Box minW="0">
      <Text fontWeight="medium">{label}</Text>
      <Text color="fg.muted" fontSize="sm">
        {`${countedFrom} sayılır. ${outcome}`}
      </Text>
      {hasTotal ? (
        <Text color="fg.muted" fontSize="sm" mt="1" fontVariantNumeric="tabular-nums">
          {oldest ? `${formatCount(total)} kayıt, en eskisi ${formatDate(oldest)}` : 'Kayıt yok'}
        </Text>
      ) : null}
    </Box>
  );
}

function Period({ row: { kind, days } }: { row: RetentionClassRow }) {
  const { label, setting } = retentionRules[kind];
  return (
    <Box minW="0">
      <Text fontVariantNumeric="tabular-nums">{daysText(days)}</Text>
      <Text color="fg.muted" fontSize="sm">
        {yearsText(days)}
      </Text>
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
          {`${formatCount(onHold)} bekletiliyor`}
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
