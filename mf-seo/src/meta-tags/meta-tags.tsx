import { IconButton } from '@practice/ui';
import { useRoom } from '@practice/ui/admin';
import { EyeIcon } from '@practice/ui/icons';
import { RecordScreen, useListParams, useRecordEditor, useRecordList, useRecordRemoval } from '@practice/ui/records';
import { useMemo, useState } from 'react';
import { type NamedPage, useSeoPages } from '../seo-pages/use-seo-pages.ts';
import { MetaTagDialog } from './editor/meta-tag-dialog.tsx';
import { columnsOf, MetaTagCard } from './list/cells.tsx';
import { SettingsLinks } from './list/settings-links.tsx';
import { StatCards } from './list/stat-cards.tsx';
import { listParams, shownTags } from './list/view.ts';
import { PreviewSheet } from './preview/preview-sheet.tsx';
import { type MetaTag, pageName } from './record/meta-tag.ts';
import { metaTags } from './record/meta-tags.ts';

/** The pages' meta tags: a tab of SEO. */
export default function MetaTags() {
  const stored = useRecordList(metaTags);
  const { named } = useSeoPages();
  const list = useMemo(() => ({ ...stored, rows: stored.rows && withNames(stored.rows, named) }), [stored, named]);
  const editor = useRecordEditor(metaTags, list);
  const removal = useRecordRemoval(metaTags, list, {
    title: () => 'Meta tag silinsin mi?',
    consequence: (tag) =>
      `“${pageName(tag)}” sayfası arama sonuçlarında sitenin kendi başlığı ve açıklamasıyla görünür.`,
  });
  const params = useListParams(listParams);
  const { q, show, sort: by, direction } = params.values;
  const isRoomy = useRoom() === 'plenty';
  const [previewed, setPreviewed] = useState<string | null>(null);
  const rows = useMemo(
    () => list.rows && shownTags(list.rows, { search: q, filter: show, sort: { by, direction } }),
    [list.rows, q, show, by, direction],
  );
  return (
    <RecordScreen
      records={metaTags}
      list={list}
      rows={rows}
      params={params}
      editor={editor}
      removal={removal}
      isPart
      description="Sayfaların arama sonuçlarındaki ve paylaşımlardaki başlığı, açıklaması ve görseli"
      addLabel="Yeni Meta Tag"
      empty={{
        icon: 'seo',
        title: 'Henüz meta tag eklenmemiş.',
        description: 'Bir sayfanın aramalarda nasıl görüneceğini belirleyin; ana sayfayla başlayabilirsiniz.',
      }}
      noneFound="Arama kriterinize uygun meta tag bulunamadı."
      search={{ placeholder: 'Sayfa, başlık veya açıklama ara…' }}
      above={
        <>
          <StatCards tags={list.rows} filter={show} onFilter={(filter) => params.set({ show: filter })} />
          <SettingsLinks />
        </>
      }
      columns={columnsOf(isRoomy)}
      card={(tag, actions) => <MetaTagCard tag={tag} actions={actions} />}
      actions={(tag) => <PreviewButton tag={tag} onPress={() => setPreviewed(tag.id)} />}
      storageKey="meta-tags"
      sort={{ by, direction }}
      onSortChange={(sort) => params.set({ sort: sort.by as typeof by, direction: sort.direction })}
    >
      {editor.isOpen ? <MetaTagDialog key={editor.id} editor={editor} /> : null}
      <PreviewSheet
        tag={list.rows?.find(({ id }) => id === previewed) ?? null}
        onClose={() => setPreviewed(null)}
        onEdit={(tag) => {
          setPreviewed(null);
          editor.edit(tag);
        }}
      />
    </RecordScreen>
  );
}

function withNames(tags: readonly MetaTag[], pages: readonly NamedPage[] = []): MetaTag[] {
  const names = new Map(pages.map(({ key, name }) => [key, name]));
  return tags.map((tag) => {
    const name = names.get(tag.pageKey);
    return name ? { ...tag, name } : tag;
  });
}

function PreviewButton({ tag, onPress }: { tag: MetaTag; onPress: () => void }) {
  return (
    <IconButton aria-label={`Önizle: ${pageName(tag)}`} title="Önizle" onClick={onPress}>
      <EyeIcon boxSize="4" />
    </IconButton>
  );
}
