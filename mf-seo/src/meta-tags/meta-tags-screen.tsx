import { Box, Button, Icon } from '@practice/ui';
import { DataTable, EmptyState, formatCount, SearchField, SectionHeader, Toolbar, useMedia } from '@practice/ui/admin';
import { useMemo, useState } from 'react';
import { MetaTagDialog } from './editor/meta-tag-dialog.tsx';
import { columnsOf, type MetaTagActions, MetaTagCard } from './list/cells.tsx';
import { StatCards } from './list/stat-cards.tsx';
import { useMetaTags } from './list/use-meta-tags.ts';
import { useView } from './list/use-view.ts';
import { shownTags } from './list/view.ts';
import { PreviewSheet } from './preview/preview-sheet.tsx';
import { type MetaTag, pageName } from './record/meta-tag.ts';
import { useRemoval } from './record/use-removal.tsx';

type Open = { kind: 'new' } | { kind: 'edit'; id: string } | { kind: 'preview'; id: string } | null;

/** The screen of the pages' meta tags. */
export function MetaTagsScreen() {
  const { tags, problem, isRefreshing, highlighted, refresh, markOwn } = useMetaTags();
  const { view, setSearch, setFilter, setSort, clear } = useView();
  const isRoomy = useMedia('(min-width: 75rem)');
  const [open, setOpen] = useState<Open>(null);
  const { remove, dialog } = useRemoval({ onBefore: markOwn, onRemoved: refresh });
  const rows = useMemo(() => tags && shownTags(tags, view), [tags, view]);
  const actions = useMemo<MetaTagActions>(
    () => ({
      preview: ({ id }) => setOpen({ kind: 'preview', id }),
      edit: ({ id }) => setOpen({ kind: 'edit', id }),
      remove,
    }),
    [remove],
  );
  const columns = useMemo(() => columnsOf(actions, isRoomy), [actions, isRoomy]);
  const opened = open && open.kind !== 'new' ? (tags?.find(({ id }) => id === open.id) ?? null) : null;
  const isFiltered = view.search !== '' || view.filter !== null;
  const close = () => setOpen(null);
  const add = (
    <Button onClick={() => setOpen({ kind: 'new' })}>
      <Icon>
        <path d="M12 5v14M5 12h14" />
      </Icon>
      Yeni Meta Tag
    </Button>
  );

  return (
    <Box>
      <SectionHeader
        title="SEO"
        description="Sayfaların arama sonuçlarındaki ve paylaşımlardaki başlığı, açıklaması ve görseli"
        actions={add}
      />
      <StatCards tags={tags} filter={view.filter} onFilter={setFilter} />
      <Box mb="3">
        <Toolbar>
          <SearchField
            label="Meta tag ara"
            placeholder="Sayfa, başlık veya açıklama ara…"
            value={view.search}
            onSearch={setSearch}
          />
          {isFiltered ? (
            <Button variant="ghost" size="sm" onClick={clear}>
              Filtreleri temizle
            </Button>
          ) : null}
          <Box role="status" ms="auto" color="fg.muted" fontSize="sm">
            {rows && isFiltered ? `${formatCount(rows.length)} sonuç` : ''}
          </Box>
        </Toolbar>
      </Box>
      <DataTable<MetaTag>
        label="Meta tag’ler"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ pageKey }) => pageName(pageKey)}
        card={(tag) => <MetaTagCard tag={tag} actions={actions} />}
        empty={
          tags?.length === 0 ? (
            <EmptyState
              icon="seo"
              title="Henüz meta tag eklenmemiş."
              description="Bir sayfanın aramalarda nasıl görüneceğini belirleyin; ana sayfayla başlayabilirsiniz."
              action={add}
            />
          ) : (
            <EmptyState
              icon="search"
              title="Arama kriterinize uygun meta tag bulunamadı."
              action={
                <Button variant="outline" onClick={clear}>
                  Filtreleri temizle
                </Button>
              }
            />
          )
        }
        problem={problem}
        onRetry={refresh}
        isRefreshing={isRefreshing}
        sort={view.sort}
        onSortChange={setSort}
        onOpen={actions.edit}
        highlighted={highlighted}
        storageKey="meta-tags"
      />
      {open?.kind === 'new' || (open?.kind === 'edit' && opened) ? (
        <MetaTagDialog
          key={opened?.id ?? 'new'}
          tag={opened}
          onBeforeSave={markOwn}
          onClose={close}
          onSaved={() => {
            close();
            refresh();
          }}
        />
      ) : null}
      <PreviewSheet tag={open?.kind === 'preview' ? opened : null} onClose={close} onEdit={actions.edit} />
      {dialog}
    </Box>
  );
}
