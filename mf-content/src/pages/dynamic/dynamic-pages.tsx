import { pageStatuses } from '@practice/contracts';
import { FilterSelect } from '@practice/ui/admin';
import {
  RecordScreen,
  shownRecords,
  useListParams,
  useRecordEditor,
  useRecordList,
  useRecordRemoval,
} from '@practice/ui/records';
import { useMemo, useState } from 'react';
import { blocksOfPage } from '../preview/blocks-of-page.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { columns, PageCard } from './columns.tsx';
import { PageSheet, type PageTab } from './editor/page-sheet.tsx';
import { type ListValues, listParams } from './list-params.ts';
import { PageMenu } from './page-menu.tsx';
import { type Page, pages, statusLabels } from './pages.ts';
import { StatCards } from './stat-cards.tsx';
import { useBulk } from './use-bulk.ts';
import { usePageActions } from './use-page-actions.ts';

/** The pages that staff write themselves. */
export function DynamicPages() {
  const list = useRecordList(pages);
  const editor = useRecordEditor(pages, list);
  const params = useListParams(listParams);
  const bulk = useBulk(list);
  const actions = usePageActions(list);
  const removal = useRecordRemoval(pages, list, {
    consequence: ({ slug, status }) =>
      status === 'published' ? `Sayfa sitede görünmez olur; /${slug} adresi “bulunamadı” der.` : '',
  });
  /** Where the form opens. */
  const [tab, setTab] = useState<PageTab>('basic');
  const [previewed, setPreviewed] = useState<Page | null>(null);
  const { q, status, sort: by, direction } = params.values;
  const rows = useMemo(
    () => list.rows && shownPages(list.rows, { q, status, sort: by, direction }),
    [list.rows, q, status, by, direction],
  );
  const openAt = (part: PageTab, open: () => void) => () => {
    setTab(part);
    open();
  };
  return (
    <RecordScreen
      isPart
      records={pages}
      list={list}
      rows={rows}
      params={params}
      editor={{
        ...editor,
        create: openAt('basic', editor.create),
        edit: (page) => openAt('basic', () => editor.edit(page))(),
      }}
      removal={removal}
      description=""
      empty={{
        icon: 'file-text',
        title: 'Sayfa bulunamadı',
        description: 'İlk sayfanızı taslak olarak başlatın; hazır olunca yayınlarsınız.',
      }}
      noneFound="Sayfa bulunamadı"
      search={{ placeholder: 'Sayfa ara…' }}
      filters={
        <FilterSelect
          label="Durum"
          all="Tüm durumlar"
          value={status === 'all' ? '' : status}
          options={pageStatuses.map((value) => ({ value, label: statusLabels[value] }))}
          onChange={(value) => params.set({ status: (value || 'all') as ListValues['status'] })}
        />
      }
      above={<StatCards pages={list.rows} status={status} onStatus={(next) => params.set({ status: next })} />}
      columns={columns}
      card={(page, buttons) => <PageCard page={page} actions={buttons} />}
      actions={(page) => (
        <PageMenu
          page={page}
          actions={actions}
          onEditContent={openAt('content', () => editor.edit(page))}
          onPreview={() => setPreviewed(page)}
        />
      )}
      sort={{ by, direction }}
      onSortChange={(next) => params.set({ sort: next.by as ListValues['sort'], direction: next.direction })}
      selection={bulk.selection}
      onSelectionChange={bulk.setSelection}
      storageKey="pages"
    >
      <BulkActions bulk={bulk} />
      {editor.isOpen ? <PageSheet key={editor.id} editor={editor} initialTab={tab} /> : null}
      {previewed ? (
        <PreviewDialog title={previewed.title} blocks={blocksOfPage(previewed)} onClose={() => setPreviewed(null)} />
      ) : null}
    </RecordScreen>
  );
}

function shownPages(rows: readonly Page[], { q, status, sort, direction }: ListValues): Page[] {
  return shownRecords(rows, {
    search: q,
    text: ({ title, slug, excerpt }) => [title, slug, excerpt],
    accepts: (page) => status === 'all' || page.status === status,
    sortBy: (page) => page[sort],
    direction,
  });
}
