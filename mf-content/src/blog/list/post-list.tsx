import { blogPostStatuses, blogPostStatusLabels } from '@practice/contracts';
import { IconButton } from '@practice/ui';
import { FilterSelect, Menu, Pagination, type TableSort, useRoom } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import {
  type ListParams,
  RecordScreen,
  useLastPage,
  useListParams,
  useRecordEditor,
  useRecordList,
  useRecordRemoval,
} from '@practice/ui/records';
import { useMemo } from 'react';
import { useCategories } from '../categories/use-categories.ts';
import { type PostRow, postRows } from '../posts.ts';
import { BulkActions } from './bulk-actions.tsx';
import { columnsOf, PostCard } from './columns.tsx';
import { type ListValues, listParams, PAGE_SIZE, toVariables } from './list-params.ts';
import { useBulk } from './use-bulk.ts';
import { type PostActions, usePostActions } from './use-post-actions.ts';

/** All posts, by where they stand. */
export function PostList() {
  const params = useListParams(listParams);
  const { values, set } = params;
  const list = useRecordList(postRows, { variables: toVariables(values) });
  const bulk = useBulk(list);
  const actions = usePostActions(list);
  const removal = useRecordRemoval(postRows, list, {
    consequence: ({ status, slug }) =>
      status === 'published' ? `Yazı sitede görünmez olur; /blog/${slug} adresi “bulunamadı” der.` : '',
  });
  useLastPage({ page: values.page, pageSize: PAGE_SIZE, total: list.total }, (last) =>
    set({ page: last }, { replace: true }),
  );
  const room = useRoom();
  const columns = useMemo(() => columnsOf(room), [room]);
  return (
    <RecordScreen
      records={postRows}
      list={list}
      params={params}
      editor={useRecordEditor(postRows, list)}
      removal={removal}
      title="Blog"
      description="Yazıları yazın, zamanlayın ve yayınlayın"
      empty={{ icon: 'newspaper', description: 'İlk yazınızı taslak olarak başlatın; hazır olunca yayınlarsınız.' }}
      search={{ placeholder: 'Başlık, adres veya yazar ara…' }}
      filters={<FilterBar params={params} />}
      columns={columns}
      card={(post, buttons) => <PostCard post={post} actions={buttons} />}
      actions={(post) => <PostMenu post={post} actions={actions} />}
      sort={{ by: values.sort, direction: values.direction }}
      onSortChange={({ by, direction }: TableSort) => set({ sort: by as ListValues['sort'], direction })}
      selection={bulk.selection}
      onSelectionChange={bulk.setSelection}
      storageKey="blog-posts"
    >
      <Pagination
        page={values.page}
        pageSize={PAGE_SIZE}
        total={list.total}
        onPageChange={(page) => set({ page })}
        noun="yazı"
      />
      <BulkActions bulk={bulk} />
    </RecordScreen>
  );
}

/** Which posts: by status and category. */
function FilterBar({ params: { values, set } }: { params: ListParams<ListValues> }) {
  const categories = useCategories();
  return (
    <>
      <FilterSelect
        label="Durum"
        all="Tüm durumlar"
        value={values.status === 'all' ? '' : values.status}
        options={blogPostStatuses.map((value) => ({ value, label: blogPostStatusLabels[value] }))}
        onChange={(value) => set({ status: (value || 'all') as ListValues['status'] })}
      />
      <FilterSelect
        label="Kategori"
        all="Tüm kategoriler"
        value={values.category}
        options={categories.map(({ name, slug }) => ({ value: slug, label: name }))}
        onChange={(category) => set({ category })}
      />
    </>
  );
}

/** What else can be done with one post: seen, published, taken off the site. */
function PostMenu({ post, actions }: { post: PostRow; actions: PostActions }) {
  const { title, slug, status } = post;
  return (
    <Menu
      placement="bottom-end"
      entries={[
        ...(status === 'published'
          ? [{ label: 'Sitede gör', onSelect: () => void open(`/blog/${slug}`, '_blank', 'noopener') }]
          : []),
        ...(status === 'published' ? [] : [{ label: 'Şimdi yayınla', onSelect: () => void actions.publish(post) }]),
        ...(status === 'draft' ? [] : [{ label: 'Yayından kaldır', onSelect: () => void actions.unpublish(post) }]),
      ]}
    >
      {(trigger) => (
        <IconButton aria-label={`İşlemler: ${title}`} {...trigger}>
          <MoreIcon boxSize="4" />
        </IconButton>
      )}
    </Menu>
  );
}
