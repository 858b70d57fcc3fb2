import { Pagination, type TableSort, useRoom } from '@practice/ui/admin';
import {
  RecordScreen,
  useLastPage,
  useListParams,
  useRecordEditor,
  useRecordList,
  useRecordRemoval,
} from '@practice/ui/records';
import { useMemo } from 'react';
import { postRows } from '../posts.ts';
import { BulkActions } from './bulk-actions.tsx';
import { columnsOf, PostCard } from './columns.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type ListValues, listParams, PAGE_SIZE, toVariables } from './list-params.ts';
import { PostMenu } from './post-menu.tsx';
import { useBulk } from './use-bulk.ts';
import { usePostActions } from './use-post-actions.ts';

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
