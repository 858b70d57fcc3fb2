import { Box, Flex, Text } from '@practice/ui';
import { DataTable, EmptyState, formatCount, type TableColumn } from '@practice/ui/admin';
import { useMemo } from 'react';
import type { SeoAnalyticsQuery } from '../generated/graphql.ts';
import type { SeoPage } from '../seo-pages/use-seo-pages.ts';
import { msText } from '../url-analytics/words.ts';
import { changeText } from './change-text.ts';
import { type Figure, figureOf, figureText } from './load-times.ts';

type Row = {
  url: string;
  name: string | null;
  hits: number;
  visitors: number;
  responseTime: number;
  loading: Figure | undefined;
  score: number | null;
  change: number | null;
};

const MAX_ROWS = 25;

type PageTableProps = { data: SeoAnalyticsQuery | undefined; pages: readonly SeoPage[] | undefined };

/** The pages that are read most, with their scores. */
export function PageTable({ data, pages }: PageTableProps) {
  const rows = useMemo(() => data && pages && readRows(data, pages), [data, pages]);
  return (
    <DataTable<Row>
      label="Sayfalar"
      columns={columns}
      rows={rows}
      rowId={({ url }) => url}
      rowLabel={({ url }) => url}
      card={(row) => (
        <Box>
          <PageName row={row} />
          <Flex gap="4" mt="1" fontSize="sm" color="fg.muted" wrap="wrap">
            <span>{`${formatCount(row.hits)} ziyaret`}</span>
            <span>{row.loading ? `${figureText(row.loading)} yükleme` : `${msText(row.responseTime)} yanıt`}</span>
            {row.score === null ? null : <Score row={row} />}
          </Flex>
        </Box>
      )}
      empty={<EmptyState icon="seo" title="Bu aralıkta ziyaret yok." />}
      storageKey="seo-top-pages"
    />
  );
}

function readRows({ urlAnalytics, seoAnalytics, loadTimes }: SeoAnalyticsQuery, pages: readonly SeoPage[]): Row[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const measured = new Map(loadTimes.pages.map(({ url, figures }) => [url, figureOf(figures, 'LCP')]));
  const changes = new Map(seoAnalytics.pages.map(({ pageKey, change }) => [pageKey, change ?? null]));
  return urlAnalytics.slice(0, MAX_ROWS).map(({ url, totalHits, uniqueVisitors, avgResponseTime }) => {
    const page = byPath.get(url);
    return {
      url,
      name: page?.name ?? null,
      hits: totalHits,
      visitors: uniqueVisitors,
      responseTime: avgResponseTime,
      loading: measured.get(url),
      score: page?.score?.score ?? null,
      change: page ? (changes.get(page.key) ?? null) : null,
    };
  });
}

const columns: TableColumn<Row>[] = [
  { key: 'page', title: 'Sayfa', isFixed: true, cell: (row) => <PageName row={row} /> },
  { key: 'hits', title: 'Ziyaret', width: '6rem', align: 'end', cell: ({ hits }) => formatCount(hits) },
  { key: 'visitors', title: 'Tekil', width: '5rem', align: 'end', cell: ({ visitors }) => formatCount(visitors) },
  { key: 'time', title: 'Yanıt', width: '6rem', align: 'end', cell: ({ responseTime }) => msText(responseTime) },
  {
    key: 'loading',
    title: 'Yükleme',
    width: '6rem',
    align: 'end',
    cell: ({ loading }) => (loading ? figureText(loading) : '–'),
  },
  { key: 'score', title: 'Skor', width: '7rem', align: 'end', cell: (row) => <Score row={row} /> },
];

function PageName({ row: { url, name } }: { row: Row }) {
  return (
    <Box minW="0" overflowWrap="anywhere">
      <Text fontWeight="medium">{name ?? url}</Text>
      {name ? (
        <Text color="fg.muted" fontSize="sm">
          {url}
        </Text>
      ) : null}
    </Box>
  );
}

function Score({ row: { score, change } }: { row: Row }) {
  if (score === null) return <span>–</span>;
  return <span>{`${score} ${change ? `(${changeText(change)})` : ''}`}</span>;
}
