import { SEARCH_PATH, SEARCHED_TERM_DAYS, z } from '@practice/contracts';
import { Anchor, Box, ButtonAnchor, Flex, IconButton, Text } from '@practice/ui';
import {
  DataTable,
  EmptyState,
  FilterTabs,
  formatCount,
  Pagination,
  relativeTime,
  StatusBadge,
  type TableColumn,
} from '@practice/ui/admin';
import { readProblem, useApolloClient, useQuery } from '@practice/ui/data';
import { TrashIcon } from '@practice/ui/icons';
import { announceDone, announceFailure, useListParams } from '@practice/ui/records';
import type { ReactNode } from 'react';
import { DeleteSearchedTermDocument, SearchedTermsDocument, type SearchedTermsQuery } from '../generated/graphql.ts';

type Term = SearchedTermsQuery['searchedTerms']['items'][number];

const PAGE_SIZE = 25;
const listParams = z.object({
  show: z.enum(['all', 'missing']).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

/** What visitors searched for on the site, and what they did not find: a tab of SEO. */
export default function SearchedTerms() {
  const { values, set } = useListParams(listParams);
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useQuery(SearchedTermsDocument, {
    variables: { missing: values.show === 'missing', page: values.page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.searchedTerms;

  async function remove(term: Term) {
    try {
      await client.mutate({ mutation: DeleteSearchedTermDocument, variables: { id: term.id } });
      announceDone('Arama listeden çıkarıldı');
    } catch (failure) {
      announceFailure('Arama listeden çıkarılamadı.', failure);
    }
    await refetch().catch(() => undefined);
  }

  const removal = (term: Term) => (
    <IconButton aria-label={`Listeden çıkar: ${term.query}`} title="Listeden çıkar" onClick={() => void remove(term)}>
      <TrashIcon boxSize="4" />
    </IconButton>
  );
  return (
    <Box>
      <Text color="fg.muted" fontSize="sm" mb="3">
        Ziyaretçilerin sitede aradıkları. Kimin aradığı tutulmaz; {SEARCHED_TERM_DAYS} gün aranmayan silinir.
      </Text>
      <Box mb="3">
        <FilterTabs
          label="Aramalar"
          tabs={[
            { value: 'all', label: 'Tümü' },
            { value: 'missing', label: 'Sonuç bulunamayanlar' },
          ]}
          value={values.show}
          onChange={(show) => set({ show: show as typeof values.show, page: 1 })}
        />
      </Box>
      <DataTable<Term>
        label="Aramalar"
        columns={[...columns, { key: 'actions', title: 'İşlemler', width: '5rem', cell: removal }]}
        rows={list?.items}
        rowId={({ id }) => id}
        rowLabel={({ query }) => query}
        card={(term) => <TermCard term={term} action={removal(term)} />}
        empty={
          <EmptyState
            icon="search"
            title={values.show === 'missing' ? 'Sonuçsuz kalan arama yok.' : 'Henüz arama yapılmadı.'}
            description="Ziyaretçiler sitenin altındaki “Sitede ara” bağlantısından ve blogdan arayabilir."
            action={
              <ButtonAnchor variant="outline" href={SEARCH_PATH} target="_blank" rel="noopener">
                Aramayı aç
              </ButtonAnchor>
            }
          />
        }
        problem={error ? { message: readProblem(error).message } : null}
        onRetry={refetch}
        isRefreshing={loading && list !== undefined}
        storageKey="searched-terms"
      />
      <Pagination
        page={values.page}
        pageSize={PAGE_SIZE}
        total={list?.total}
        onPageChange={(page) => set({ page })}
        noun="arama"
      />
    </Box>
  );
}

const columns: TableColumn<Term>[] = [
  { key: 'query', title: 'Aranan', isFixed: true, cell: (term) => <Query term={term} /> },
  { key: 'count', title: 'Kaç kez', width: '6rem', align: 'end', cell: ({ count }) => formatCount(count) },
  { key: 'hits', title: 'Bulunan', width: '9rem', cell: ({ hits }) => <Found hits={hits} /> },
  { key: 'lastAt', title: 'Son arama', width: '9rem', cell: ({ lastAt }) => relativeTime(lastAt) },
];

function Query({ term: { query } }: { term: Term }) {
  return (
    <Anchor
      href={`${SEARCH_PATH}?q=${encodeURIComponent(query)}`}
      target="_blank"
      rel="noopener"
      overflowWrap="anywhere"
    >
      {query}
    </Anchor>
  );
}

function Found({ hits }: { hits: number }) {
  return hits === 0 ? (
    <StatusBadge tone="cancelled">Bulunamadı</StatusBadge>
  ) : (
    <span>{`${formatCount(hits)} sonuç`}</span>
  );
}

function TermCard({ term, action }: { term: Term; action: ReactNode }) {
  return (
    <Flex align="center" gap="2">
      <Box flex="1" minW="0">
        <Query term={term} />
        <Flex gap="3" mt="1" fontSize="sm" color="fg.muted" wrap="wrap" align="center">
          <span>{`${formatCount(term.count)} kez`}</span>
          <Found hits={term.hits} />
          <span>{relativeTime(term.lastAt)}</span>
        </Flex>
      </Box>
      {action}
    </Flex>
  );
}
