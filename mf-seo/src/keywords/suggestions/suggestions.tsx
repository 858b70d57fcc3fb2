import { type ImportedQuery, MAX_QUERY_FILE, type QueryFileResult } from '@practice/contracts';
import { Box, Button, Text } from '@practice/ui';
import { DataTable, EmptyState, formatCount, type TableColumn } from '@practice/ui/admin';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useApolloClient, useQuery } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { type ReactNode, useState } from 'react';
import { CsvImport } from '../../csv-import/csv-import.tsx';
import {
  CreateKeywordDocument,
  KeywordSuggestionsDocument,
  type KeywordSuggestionsQuery,
} from '../../generated/graphql.ts';
import { keywords } from '../tracked/records.ts';

type Suggestion = KeywordSuggestionsQuery['keywordSuggestions'][number];

/** Words that no keyword covers yet, to be tracked by a click, and the import of what search engines report. */
export function Suggestions() {
  const client = useApolloClient();
  const [added, setAdded] = useState<string | null>(null);
  const { data, previousData, error, loading, refetch } = useQuery(KeywordSuggestionsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const rows = (data ?? previousData)?.keywordSuggestions;
  useLiveEvents(({ type }) => {
    if (type === 'keyword.changed' || type === 'reset') void refetch().catch(() => undefined);
  });

  async function track({ keyword, pageUrl }: Suggestion) {
    setAdded(keyword);
    try {
      await client.mutate({ mutation: CreateKeywordDocument, variables: { input: { keyword, pageUrl } } });
      announceDone(keywords.texts.created);
    } catch (failure) {
      announceFailure(keywords.texts.createFailed, failure);
    }
    await refetch().catch(() => undefined);
    setAdded(null);
  }

  const button = (suggestion: Suggestion) => (
    <Button
      size="sm"
      variant="outline"
      aria-label={`Takip et: ${suggestion.keyword}`}
      loading={added === suggestion.keyword}
      loadingText="Ekleniyor…"
      onClick={() => void track(suggestion)}
    >
      Takip et
    </Button>
  );
  return (
    <Box display="grid" gap="6">
      <DataTable<Suggestion>
        label="Öneriler"
        columns={[...columns, { key: 'actions', title: 'İşlem', width: '8rem', isFixed: true, cell: button }]}
        rows={rows}
        rowId={({ keyword }) => keyword}
        rowLabel={({ keyword }) => keyword}
        card={(suggestion) => <SuggestionCard suggestion={suggestion} button={button(suggestion)} />}
        empty={
          <EmptyState
            icon="search"
            title="Şu anda öneri yok."
            description="Öneriler sayfalarınızın başlıklarından, sitede arananlardan ve içe aktardığınız sorgulardan gelir."
          />
        }
        problem={error ? { message: readProblem(error).message } : null}
        onRetry={refetch}
        isRefreshing={loading && rows !== undefined}
        storageKey="keyword-suggestions"
      />
      <CsvImport<ImportedQuery, QueryFileResult>
        title="Arama konsolundan içe aktar"
        description={
          <span>
            Google Search Console’da <em>Performans → Sorgular → Dışa aktar → CSV</em> ile alınan dosya. Kelimelerin
            konumu ve tıklamaları buradan gelir; yeni dosya öncekinin yerini alır.
          </span>
        }
        path="/api/seo/keywords/import"
        maxLength={MAX_QUERY_FILE}
        content={{ title: 'Sorgu', of: (line) => <QueryFigures line={line} /> }}
        note={({ matched }) => `${formatCount(matched)} anahtar kelimeniz bu dosyada var.`}
        onStored={({ valid, invalid }) => {
          const skipped = invalid > 0 ? ` ${formatCount(invalid)} satır atlandı.` : '';
          announceDone(`${formatCount(valid)} sorgu içe aktarıldı.${skipped}`);
          void refetch().catch(() => undefined);
        }}
      />
    </Box>
  );
}

const columns: TableColumn<Suggestion>[] = [
  { key: 'keyword', title: 'Öneri', isFixed: true, cell: ({ keyword }) => <Text fontWeight="medium">{keyword}</Text> },
  { key: 'source', title: 'Nereden', width: '45%', cell: (suggestion) => sourceText(suggestion) },
];

function sourceText({ source, pageUrl, count }: Suggestion): string {
  if (source === 'page') return `${pageUrl} sayfasının başlığı`;
  return source === 'search'
    ? `Sitede ${formatCount(count ?? 0)} kez arandı`
    : `Arama sonuçlarında ${formatCount(count ?? 0)} gösterim`;
}

function SuggestionCard({ suggestion, button }: { suggestion: Suggestion; button: ReactNode }) {
  return (
    <Box>
      <Text fontWeight="medium">{suggestion.keyword}</Text>
      <Text color="fg.muted" fontSize="sm" mb="2" overflowWrap="anywhere">
        {sourceText(suggestion)}
      </Text>
      {button}
    </Box>
  );
}

function QueryFigures({ line: { query, clicks, impressions, position } }: { line: ImportedQuery }) {
  return (
    <Box minW="0" overflowWrap="anywhere">
      <span>{query || '(boş)'}</span>
      <Text color="fg.muted" fontSize="sm">
        {`${clicks || '?'} tıklama, ${impressions || '?'} gösterim, konum ${position || '?'}`}
      </Text>
    </Box>
  );
}
