import { z } from '@practice/contracts';
import { Box, Grid, Skeleton } from '@practice/ui';
import { EmptyState, FilterSelect, ProblemPanel, SearchField, SectionHeader, Toolbar } from '@practice/ui/admin';
import { UploadZone, useImageUploads } from '@practice/ui/media';
import { announceDone, shownRecords, useListParams, useRecordEditor, useRecordList } from '@practice/ui/records';
import { UploadList } from '@practice/ui/uploads';
import { useCallback, useMemo } from 'react';
import { MediaCard } from './media-card.tsx';
import { mediaItems } from './media-items.ts';
import { MediaSheet } from './media-sheet.tsx';

const listParams = z.object({ q: z.string().default(''), tag: z.string().default('') });

/** The library of pictures: what is there, what is being uploaded, and the one that is open. */
export default function MediaScreen() {
  const list = useRecordList(mediaItems);
  const editor = useRecordEditor(mediaItems, list);
  const params = useListParams(listParams);
  const { q, tag } = params.values;
  const { markOwn, refresh } = list;
  const uploaded = useCallback(() => {
    markOwn();
    announceDone('Resim başarıyla yüklendi');
    void refresh();
  }, [markOwn, refresh]);
  const { uploads, add, retry, cancel } = useImageUploads(uploaded);
  const tags = useMemo(() => [...new Set(list.rows?.flatMap((item) => item.tags))].sort(), [list.rows]);
  const shown =
    list.rows &&
    shownRecords(list.rows, {
      search: q,
      text: (item) => [item.fileName, item.alt, ...item.tags],
      accepts: (item) => !tag || item.tags.includes(tag),
    });

  return (
    <Box display="grid" gap="4">
      <SectionHeader title="Medya" description="Sitede kullanılan görseller" />
      <UploadZone onFiles={add} />
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      <Toolbar>
        <SearchField
          label="Görsel ara"
          placeholder="Ad, açıklama, etiket…"
          value={q}
          onSearch={(text) => params.set({ q: text }, { replace: true })}
        />
        {tags.length > 0 ? (
          <FilterSelect
            label="Etiket"
            value={tag}
            options={[{ value: '', label: 'Tüm etiketler' }, ...tags.map((each) => ({ value: each, label: each }))]}
            onChange={(value) => params.set({ tag: value })}
          />
        ) : null}
      </Toolbar>
      {list.problem && !list.rows ? (
        <ProblemPanel message={list.problem.message} onRetry={refresh} />
      ) : !shown ? (
        <Skeleton height="12rem" />
      ) : shown.length === 0 ? (
        <EmptyState
          icon="image"
          title={params.isNarrowed ? 'Aramanıza uyan görsel yok.' : 'Henüz görsel yok.'}
          description={
            params.isNarrowed
              ? undefined
              : 'Yüklediğiniz görselleri yazılarda, sayfalarda ve ayarlarda kullanabilirsiniz.'
          }
        />
      ) : (
        <Grid
          as="ul"
          aria-label="Görseller"
          listStyleType="none"
          templateColumns="repeat(auto-fill, minmax(min(10rem, 100%), 1fr))"
          gap="4"
        >
          {shown.map((item) => (
            <MediaCard
              key={item.id}
              item={item}
              isHighlighted={list.highlighted.has(item.id)}
              onOpen={() => editor.edit(item)}
            />
          ))}
        </Grid>
      )}
      <MediaSheet editor={editor} />
    </Box>
  );
}
