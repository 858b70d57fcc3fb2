import { Button, IconButton } from '@practice/ui';
import { FilterSelect, Menu } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import {
  RecordScreen,
  shownRecords,
  useListParams,
  useRecordEditor,
  useRecordList,
  useRecordRemoval,
} from '@practice/ui/records';
import { useMemo, useState } from 'react';
import { blocksOfLocalPage } from '../preview/blocks-of-page.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { columnsOf, LocalPageCard } from './columns.tsx';
import { LocalPageSheet } from './editor/local-page-sheet.tsx';
import { type ListValues, listParams } from './list-params.ts';
import { type LocalPage, localPages } from './local-page-records.ts';
import { type SeoStatus, seoStatuses, seoStatusOf, seoStatusWords } from './seo-status.ts';
import { StatCards } from './stat-cards.tsx';
import { usePageTags } from './use-page-tags.ts';

/** The pages of the cities near the practice, and what search engines know of them. */
export function LocalPages() {
  const list = useRecordList(localPages);
  const editor = useRecordEditor(localPages, list);
  const params = useListParams(listParams);
  const { tags, createMissing, isCreating } = usePageTags();
  const [previewed, setPreviewed] = useState<LocalPage | null>(null);
  const removal = useRecordRemoval(localPages, list, {
    consequence: ({ slug, isActive }) =>
      isActive ? `Sayfa sitede görünmez olur; /${slug} adresi “bulunamadı” der.` : '',
  });
  const statusOf = useMemo(() => tags && ((page: LocalPage): SeoStatus => seoStatusOf(page.slug, tags)), [tags]);
  const rows = useMemo(
    () => list.rows && shownPages(list.rows, params.values, statusOf),
    [list.rows, params.values, statusOf],
  );
  const missing = statusOf ? (list.rows ?? []).filter((page) => statusOf(page) === 'missing') : [];
  return (
    <RecordScreen
      isPart
      records={localPages}
      list={list}
      rows={rows}
      params={params}
      editor={editor}
      removal={removal}
      description=""
      addLabel="Yeni bölgesel sayfa"
      empty={{ icon: 'map-pin', description: 'Yakındaki bir şehirden gelen aileler için ilk sayfayı oluşturun.' }}
      search={{ label: 'Şehir ara', placeholder: 'Şehir ara…' }}
      above={<StatCards pages={list.rows} statusOf={statusOf} params={params} />}
      filters={
        <>
          <FilterSelect
            label="SEO durumu"
            all="Tüm SEO durumları"
            value={params.values.seo === 'all' ? '' : params.values.seo}
            options={seoStatuses.map((value) => ({ value, label: seoStatusWords[value].label }))}
            onChange={(value) => params.set({ seo: (value || 'all') as ListValues['seo'] })}
          />
          {missing.length > 0 ? (
            <Button size="sm" variant="outline" loading={isCreating} onClick={() => void createMissing(missing)}>
              {`Eksik SEO etiketlerini oluştur (${missing.length})`}
            </Button>
          ) : null}
        </>
      }
      columns={columnsOf(statusOf)}
      card={(page, buttons) => <LocalPageCard page={page} status={statusOf?.(page)} actions={buttons} />}
      actions={(page) => <LocalPageMenu page={page} onPreview={() => setPreviewed(page)} />}
      storageKey="local-pages"
    >
      {editor.isOpen ? <LocalPageSheet key={editor.id} editor={editor} /> : null}
      {previewed ? (
        <PreviewDialog
          title={previewed.cityName}
          blocks={blocksOfLocalPage(previewed)}
          onClose={() => setPreviewed(null)}
        />
      ) : null}
    </RecordScreen>
  );
}

function shownPages(
  rows: readonly LocalPage[],
  { q, seo, active }: ListValues,
  statusOf: ((page: LocalPage) => SeoStatus) | undefined,
): LocalPage[] {
  return shownRecords(rows, {
    search: q,
    text: ({ cityName, title, slug }) => [cityName, title, slug],
    accepts: (page) =>
      (active === 'all' || String(page.isActive) === active) && (seo === 'all' || statusOf?.(page) === seo),
  });
}

/** What else can be done with a city page: seen on the site, or drawn here. */
function LocalPageMenu({ page, onPreview }: { page: LocalPage; onPreview: () => void }) {
  const { cityName, slug, isActive } = page;
  return (
    <Menu
      placement="bottom-end"
      entries={[
        ...(isActive
          ? [{ label: 'Sayfayı yeni sekmede aç', onSelect: () => void open(`/${slug}`, '_blank', 'noopener') }]
          : []),
        { label: 'Blokları önizle', onSelect: onPreview },
      ]}
    >
      {(trigger) => (
        <IconButton aria-label={`İşlemler: ${cityName}`} {...trigger}>
          <MoreIcon boxSize="4" />
        </IconButton>
      )}
    </Menu>
  );
}
