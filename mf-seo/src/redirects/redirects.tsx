import { Box } from '@practice/ui';
import { formatCount, Pagination, StatCard, type TableSort } from '@practice/ui/admin';
import { useSection } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import {
  NEW_RECORD,
  type RecordList,
  RecordScreen,
  useLastPage,
  useListParams,
  useRecordEditor,
  useRecordList,
  useRecordRemoval,
} from '@practice/ui/records';
import { useEffect, useMemo } from 'react';
import { RedirectStatsDocument } from '../generated/graphql.ts';
import { BulkActions } from './list/bulk-actions.tsx';
import { columns, RedirectCard } from './list/cells.tsx';
import { Filters } from './list/filters.tsx';
import { type ListValues, listParams, PAGE_SIZE, toVariables } from './list/list-params.ts';
import { useBulk } from './list/use-bulk.ts';
import { type Redirect, redirects } from './record/records.ts';
import { RedirectDialog } from './record/redirect-dialog.tsx';

/** All redirects: a tab of SEO and of URL management. A link that opens a new one can say its addresses (`from`, `to`). */
export default function Redirects() {
  const params = useListParams(listParams);
  const { values, set } = params;
  const list = useRecordList(redirects, { variables: toVariables(values) });
  const bulk = useBulk(list);
  const editor = useNewRedirect(list);
  const removal = useRecordRemoval(redirects, list, {
    title: () => 'Bu yönlendirmeyi silmek istediğinizden emin misiniz?',
    consequence: ({ fromUrl }) => `${fromUrl} adresini açan ziyaretçi “bulunamadı” görür.`,
  });
  useLastPage({ page: values.page, pageSize: PAGE_SIZE, total: list.total }, (last) =>
    set({ page: last }, { replace: true }),
  );
  return (
    <RecordScreen
      records={redirects}
      list={list}
      params={params}
      editor={editor}
      removal={removal}
      isPart
      description="Eski adreslerin nereye götürdüğü"
      addLabel="Yeni Yönlendirme"
      empty={{ icon: 'waypoints', description: 'Adresi değişen ya da kaldırılan bir sayfa için ekleyin.' }}
      noneFound="Aramanıza uyan yönlendirme yok."
      search={{ placeholder: 'URL ara...' }}
      filters={<Filters params={params} />}
      above={<StatCards rows={list.rows} />}
      columns={columns}
      card={(redirect, actions) => <RedirectCard redirect={redirect} actions={actions} />}
      sort={{ by: values.sort, direction: values.direction }}
      onSortChange={({ by, direction }: TableSort) => set({ sort: by as ListValues['sort'], direction })}
      selection={bulk.selection}
      onSelectionChange={bulk.setSelection}
      storageKey="redirects"
    >
      <Pagination
        page={values.page}
        pageSize={PAGE_SIZE}
        total={list.total}
        onPageChange={(page) => set({ page })}
        noun="yönlendirme"
      />
      <BulkActions bulk={bulk} />
      <RedirectDialog editor={editor} />
    </RecordScreen>
  );
}

/** The editor, whose new redirect begins with the addresses that a link to it names. */
function useNewRedirect(list: RecordList<Redirect>) {
  const { params, setParams } = useSection();
  const [from, to] = [params.get('from'), params.get('to')];
  const records = useMemo(() => {
    const initial = { ...redirects.initial, ...(from ? { fromUrl: from } : {}), ...(to ? { toUrl: to } : {}) };
    return { ...redirects, initial };
  }, [from, to]);
  const editor = useRecordEditor(records, list);
  const forget = { from: null, to: null };
  return {
    ...editor,
    create: () => setParams({ ...forget, id: NEW_RECORD }),
    close: () => (from || to ? setParams({ ...forget, id: null }, { replace: true }) : editor.close()),
  };
}

/** Figures of all redirects; `rows` changing means that they may have, too. */
function StatCards({ rows }: { rows: unknown }) {
  const { data, refetch } = useQuery(RedirectStatsDocument, { fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (rows) void refetch().catch(() => undefined);
  }, [rows, refetch]);
  const stats = data?.redirectStats;
  const figure = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));
  return (
    <Box display="grid" gap="2" mb="4" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}>
      <StatCard label="Toplam" value={figure(stats?.total)} />
      <StatCard label="Aktif" value={figure(stats?.active)} tone="confirmed" />
      <StatCard label="Toplam kullanım" value={figure(stats?.hits)} />
      <StatCard label="301 yönlendirme" value={figure(stats?.movedForGood)} />
    </Box>
  );
}
