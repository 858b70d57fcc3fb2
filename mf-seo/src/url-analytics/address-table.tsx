import { Anchor, Box, Flex, Text } from '@practice/ui';
import {
  DataTable,
  EmptyState,
  formatCount,
  formatDateTime,
  relativeTime,
  type TableColumn,
  useRoom,
} from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { type Address, msText, percentText, shareOf } from './words.ts';

type AddressTableProps = {
  rows: readonly Address[] | undefined;
  problem: { message: string } | null;
  onRetry: () => unknown;
  isRefreshing: boolean;
};

/** Every address that was visited in the range. */
export function AddressTable(props: AddressTableProps) {
  const isRoomy = useRoom() === 'plenty';
  return (
    <DataTable<Address>
      label="Adresler"
      columns={isRoomy ? columns : columns.filter(({ key }) => !wide.has(key))}
      rows={props.rows}
      rowId={({ url }) => url}
      rowLabel={({ url }) => url}
      card={(row) => <AddressCard row={row} />}
      empty={
        <EmptyState
          icon="search"
          title="Bu aralıkta ziyaret yok."
          description="Sitenin sayfaları açıldıkça burada listelenir; sayılar birkaç saniye içinde gelir."
        />
      }
      problem={props.problem}
      onRetry={props.onRetry}
      isRefreshing={props.isRefreshing}
      storageKey="url-analytics"
    />
  );
}

/** The columns that tablets have no room for. */
const wide = new Set(['devices', 'bots']);

const columns: TableColumn<Address>[] = [
  { key: 'url', title: 'URL', isFixed: true, cell: ({ url }) => <Url url={url} /> },
  { key: 'hits', title: 'Ziyaret', width: '5rem', align: 'end', cell: ({ totalHits }) => formatCount(totalHits) },
  {
    key: 'visitors',
    title: 'Tekil',
    width: '4.5rem',
    align: 'end',
    cell: ({ uniqueVisitors }) => formatCount(uniqueVisitors),
  },
  { key: 'time', title: 'Yanıt süresi', width: '7.5rem', cell: (row) => <Times row={row} /> },
  {
    key: 'errors',
    title: 'Hata oranı',
    width: '6rem',
    align: 'end',
    cell: ({ errorRate }) => percentText(errorRate),
  },
  { key: 'devices', title: 'Cihazlar', width: '12rem', cell: (row) => <Devices row={row} /> },
  { key: 'bots', title: 'Bot', width: '5rem', align: 'end', cell: ({ botHits }) => formatCount(botHits) },
  { key: 'last', title: 'Son erişim', width: '7rem', cell: (row) => <LastAccess row={row} /> },
];

function Url({ url }: { url: string }) {
  return (
    <Anchor href={encodeURI(url)} target="_blank" rel="noopener" overflowWrap="anywhere">
      {url}
    </Anchor>
  );
}

function Times({ row: { avgResponseTime, p95ResponseTime } }: { row: Address }) {
  return (
    <span>
      <span>{msText(avgResponseTime)}</span>{' '}
      <Text as="span" color="fg.muted" fontSize="xs" whiteSpace="nowrap">
        {`(%95: ${msText(p95ResponseTime)})`}
      </Text>
    </span>
  );
}

function Devices({ row: { deviceBreakdown: devices } }: { row: Address }) {
  const share = (part: number) => percentText(shareOf(part, devices));
  return (
    <Text as="span" fontSize="sm">
      {`Mobil ${share(devices.mobile)} · Masaüstü ${share(devices.desktop)} · Tablet ${share(devices.tablet)}`}
    </Text>
  );
}

function LastAccess({ row: { lastAccessed } }: { row: Address }) {
  return <span title={formatDateTime(lastAccessed)}>{relativeTime(lastAccessed)}</span>;
}

function AddressCard({ row }: { row: Address }) {
  return (
    <Box>
      <Url url={row.url} />
      <Flex mt="2" columnGap="4" rowGap="1" wrap="wrap" fontSize="sm">
        <Figure label="Ziyaret">{formatCount(row.totalHits)}</Figure>
        <Figure label="Tekil">{formatCount(row.uniqueVisitors)}</Figure>
        <Figure label="Yanıt">{msText(row.avgResponseTime)}</Figure>
        <Figure label="Hata">{percentText(row.errorRate)}</Figure>
        <Figure label="Bot">{formatCount(row.botHits)}</Figure>
        <Figure label="Son erişim">
          <LastAccess row={row} />
        </Figure>
      </Flex>
      <Box mt="1" color="fg.muted">
        <Devices row={row} />
      </Box>
    </Box>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span>
      <Text as="span" color="fg.muted">
        {label}
      </Text>{' '}
      {children}
    </span>
  );
}
