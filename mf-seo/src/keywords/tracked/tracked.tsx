import { keywordDifficulties, keywordDifficulty, keywordDifficultyLabels, z } from '@practice/contracts';
import { Box } from '@practice/ui';
import { choicesOf, FilterSelects, formatCount, StatCard } from '@practice/ui/admin';
import { useQuery } from '@practice/ui/data';
import {
  RecordDialog,
  RecordScreen,
  shownRecords,
  useListParams,
  useRecordEditor,
  useRecordList,
  useRecordRemoval,
} from '@practice/ui/records';
import { useEffect, useMemo, useState } from 'react';
import { KeywordReportDocument } from '../../generated/graphql.ts';
import { columnsOf, KeywordCard } from './columns.tsx';
import { formatPosition } from './format-position.ts';
import { PlacesSheet } from './places-sheet.tsx';
import { type Keyword, keywords, type Places } from './records.ts';

const { Field } = keywords;

/** The keywords with their figures, and where their words stand on the site. */
export function Tracked() {
  const list = useRecordList(keywords);
  const editor = useRecordEditor(keywords, list);
  const params = useListParams(listParams);
  const removal = useRecordRemoval(keywords, list);
  const { data, refetch } = useQuery(KeywordReportDocument, { fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (list.rows) void refetch().catch(() => undefined);
  }, [list.rows, refetch]);
  const report = data?.keywordReport;
  const placesOf = useMemo(() => {
    const byKeyword = new Map(report?.keywords.map((places) => [places.keywordId, places]));
    return ({ id }: Keyword): Places | undefined => byKeyword.get(id);
  }, [report]);
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = list.rows?.find(({ id }) => id === shownId);
  const onShow = ({ id }: Keyword) => setShownId(id);
  const rows = useMemo(() => list.rows && shownKeywords(list.rows, params.values), [list.rows, params.values]);
  return (
    <RecordScreen
      records={keywords}
      list={list}
      rows={rows}
      params={params}
      editor={editor}
      removal={removal}
      isPart
      description=""
      empty={{
        icon: 'search',
        title: 'Henüz anahtar kelime eklenmemiş',
        description: 'Ailelerin sizi hangi sözlerle aradığını ekleyin; sitede nerede geçtiklerini görürsünüz.',
      }}
      noneFound="Aramanıza uyan anahtar kelime yok."
      search={{ placeholder: 'Anahtar kelime ara…' }}
      filters={
        <FilterSelects
          {...params}
          none="all"
          selects={[
            { name: 'difficulty', label: 'Zorluk', all: 'Tüm zorluklar', options: choicesOf(keywordDifficultyLabels) },
          ]}
        />
      }
      above={<StatCards keywords={list.rows} placesOf={placesOf} />}
      columns={columnsOf({ placesOf, onShow })}
      card={(keyword, actions) => (
        <KeywordCard keyword={keyword} places={placesOf(keyword)} onShow={onShow} actions={actions} />
      )}
      storageKey="keywords"
    >
      <RecordDialog editor={editor}>
        <Field.Text name="keyword" placeholder="çocuk psikoloğu çorlu" autoComplete="off" />
        <Field.Text
          name="pageUrl"
          placeholder="/hizmetler/oyun-terapisi"
          hint="Bu sözle bulunmasını istediğiniz sayfa"
        />
        <Field.Number name="searchVolume" hint="Bir ayda yaklaşık kaç kez arandığı; bilmiyorsanız boş bırakın" />
        <Field.Number name="difficulty" hint="30’a kadar kolay, 60’a kadar orta, üstü zor" />
        <Field.Checkbox name="isTracking" label="Takip et" hint="Sitede nerede geçtiği gösterilir." />
      </RecordDialog>
      {shown ? (
        <PlacesSheet
          keyword={shown}
          places={placesOf(shown)}
          checkedAt={report?.checkedAt ?? null}
          onClose={() => setShownId(null)}
        />
      ) : null}
    </RecordScreen>
  );
}

/** What the list shows, kept in the address. */
const listParams = z.object({
  q: z.string().max(100).default(''),
  difficulty: z.enum(['all', ...keywordDifficulties]).default('all'),
});

type ListValues = z.output<typeof listParams>;

/** The keywords that the address asks for. */
function shownKeywords(rows: readonly Keyword[], { q, difficulty }: ListValues): Keyword[] {
  return shownRecords(rows, {
    search: q,
    text: ({ keyword, pageUrl }) => [keyword, pageUrl],
    accepts: (row) => difficulty === 'all' || keywordDifficulty(row.difficulty) === difficulty,
  });
}

type StatCardsProps = {
  keywords: readonly Keyword[] | undefined;
  placesOf: (keyword: Keyword) => Places | undefined;
};

/** How many keywords there are, how they stand on the site, and where search engines show them. */
function StatCards({ keywords, placesOf }: StatCardsProps) {
  const tracked = keywords?.filter(({ isTracking }) => isTracking);
  const positions = keywords?.flatMap(({ figures }) => figures?.position ?? []) ?? [];
  const average = positions.reduce((sum, position) => sum + position, 0) / positions.length;
  const inTitles = tracked?.filter((keyword) => placesOf(keyword)?.pages.some(({ inTitle }) => inTitle));
  return (
    <Box display="grid" gap="2" mb="4" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}>
      <StatCard label="Toplam" value={keywords && formatCount(keywords.length)} />
      <StatCard label="Takip edilen" value={tracked && formatCount(tracked.length)} tone="confirmed" />
      <StatCard
        label="Bir başlıkta geçen"
        value={inTitles && tracked && `${formatCount(inTitles.length)} / ${formatCount(tracked.length)}`}
      />
      <StatCard label="Ortalama konum" value={keywords && (positions.length > 0 ? formatPosition(average) : '–')} />
    </Box>
  );
}
