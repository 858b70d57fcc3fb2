import { z } from '@practice/contracts';
import { Anchor, Box, Flex, IconButton, Text } from '@practice/ui';
import {
  DataTable,
  EmptyState,
  FilterTabs,
  formatCount,
  Menu,
  Pagination,
  relativeTime,
  type TableColumn,
  useRoom,
} from '@practice/ui/admin';
import { sectionHref, useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { MoreIcon } from '@practice/ui/icons';
import { NEW_RECORD, useListParams } from '@practice/ui/records';
import type { ReactNode } from 'react';
import { MissingAddressesDocument, type MissingAddressesQuery } from '../generated/graphql.ts';
import { useMissingActions } from './use-missing-actions.ts';

export type MissingAddress = MissingAddressesQuery['missingAddresses']['items'][number];

const PAGE_SIZE = 25;
const listParams = z.object({
  show: z.enum(['open', 'dismissed']).default('open'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

/** Addresses that were asked for and are not there, with a redirect by one click: a tab of URL management. */
export default function MissingAddresses() {
  const { values, set } = useListParams(listParams);
  const { data, previousData, error, loading, refetch } = useQuery(MissingAddressesDocument, {
    variables: { dismissed: values.show === 'dismissed', page: values.page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.missingAddresses;
  const { dismiss, remove } = useMissingActions(refetch);
  useLiveEvents(({ type }) => {
    if (type === 'redirect.changed' || type === 'reset') void refetch().catch(() => undefined);
  });

  const actions = (address: MissingAddress) => (
    <Flex align="center" gap="2" justify="flex-end">
      <Anchor href={redirectHref(address)} aria-label={`Yönlendir: ${address.path}`} fontSize="sm">
        Yönlendir
      </Anchor>
      <Menu
        placement="bottom-end"
        entries={[
          address.isDismissed
            ? { label: 'Listeye geri al', onSelect: () => void dismiss(address, false) }
            : { label: 'Yok say', onSelect: () => void dismiss(address, true) },
          { label: 'Sil', onSelect: () => void remove(address) },
        ]}
      >
        {(trigger) => (
          <IconButton aria-label={`İşlemler: ${address.path}`} {...trigger}>
            <MoreIcon boxSize="4" />
          </IconButton>
        )}
      </Menu>
    </Flex>
  );
  const isRoomy = useRoom() === 'plenty';
  return (
    <Box>
      <Text color="fg.muted" fontSize="sm" mb="3">
        Ziyaretçilerin açmak istediği ama sitede olmayan adresler. Saldırı denemeleri ve kime ait olduğu tutulmaz.
      </Text>
      <Box mb="3">
        <FilterTabs
          label="Adresler"
          tabs={[
            { value: 'open', label: 'Bekleyenler' },
            { value: 'dismissed', label: 'Yok sayılanlar' },
          ]}
          value={values.show}
          onChange={(show) => set({ show: show as typeof values.show, page: 1 })}
        />
      </Box>
      <DataTable<MissingAddress>
        label="Bulunamayan adresler"
        columns={[
          ...columns.filter(({ key }) => isRoomy || key !== 'referrer'),
          { key: 'actions', title: 'İşlemler', width: '9rem', isFixed: true, cell: actions },
        ]}
        rows={list?.items}
        rowId={({ id }) => id}
        rowLabel={({ path }) => path}
        card={(address) => <AddressCard address={address} actions={actions(address)} />}
        empty={
          <EmptyState
            icon="search"
            title={values.show === 'open' ? 'Bulunamayan adres yok.' : 'Yok sayılan adres yok.'}
            description="Sitede olmayan bir adres istendiğinde burada görünür."
          />
        }
        problem={error ? { message: readProblem(error).message } : null}
        onRetry={refetch}
        isRefreshing={loading && list !== undefined}
        storageKey="missing-addresses"
      />
      <Pagination
        page={values.page}
        pageSize={PAGE_SIZE}
        total={list?.total}
        onPageChange={(page) => set({ page })}
        noun="adres"
      />
    </Box>
  );
}

/** A new redirect with both addresses filled in. */
function redirectHref({ path, suggestion }: MissingAddress): string {
  return sectionHref('url-management', {
    tab: 'redirects',
    id: NEW_RECORD,
    from: path,
    to: suggestion?.path ?? null,
  });
}

const columns: TableColumn<MissingAddress>[] = [
  { key: 'path', title: 'Adres', isFixed: true, cell: (address) => <Path address={address} /> },
  { key: 'count', title: 'Kaç kez', width: '6rem', align: 'end', cell: ({ count }) => timesOf(count) },
  {
    key: 'bots',
    title: 'Botlar',
    width: '6rem',
    align: 'end',
    isHiddenAtFirst: true,
    cell: ({ bots }) => formatCount(bots),
  },
  { key: 'referrer', title: 'Geldiği site', width: '11rem', cell: ({ referrer }) => referrer ?? '–' },
  { key: 'lastAt', title: 'Son istek', width: '8rem', cell: ({ lastAt }) => relativeTime(lastAt) },
];

/** Only programs asked for an address that no visitor has opened. */
function timesOf(count: number, unit = ''): string {
  return count > 0 ? formatCount(count) + unit : 'yalnız botlar';
}

function Path({ address: { path, suggestion } }: { address: MissingAddress }) {
  return (
    <Box minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {path}
      </Text>
      {suggestion ? (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {`Öneri: ${suggestion.title} (${suggestion.path})`}
        </Text>
      ) : null}
    </Box>
  );
}

function AddressCard({ address, actions }: { address: MissingAddress; actions: ReactNode }) {
  return (
    <Box>
      <Path address={address} />
      <Flex gap="3" mt="1" fontSize="sm" color="fg.muted" wrap="wrap">
        <span>{timesOf(address.count, ' kez')}</span>
        {address.referrer ? <span>{address.referrer}</span> : null}
        <span>{relativeTime(address.lastAt)}</span>
      </Flex>
      <Box mt="2">{actions}</Box>
    </Box>
  );
}
