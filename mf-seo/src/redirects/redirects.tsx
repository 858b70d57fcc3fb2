import { Pagination } from '@practice/ui/admin';
import {
  RecordDialog,
  RecordScreen,
  useListParams,
  useRecordEditor,
  useRecordList,
  useRecordRemoval,
} from '@practice/ui/records';
import { useEffect } from 'react';
import { columns, RedirectCard } from './cells.tsx';
import { listParams, PAGE_SIZE } from './list-params.ts';
import { redirects } from './records.ts';

const { Field } = redirects;

/** All redirects: a tab of SEO and of URL management. */
export default function Redirects() {
  const params = useListParams(listParams);
  const { values, set } = params;
  const list = useRecordList(redirects, { variables: { page: values.page, pageSize: PAGE_SIZE } });
  const editor = useRecordEditor(redirects, list);
  const removal = useRecordRemoval(redirects, list, {
    title: () => 'Bu yönlendirmeyi silmek istediğinizden emin misiniz?',
    consequence: ({ fromUrl }) => `${fromUrl} adresini açan ziyaretçi “bulunamadı” görür.`,
  });
  const lastPage = list.total === undefined ? values.page : Math.max(1, Math.ceil(list.total / PAGE_SIZE));
  useEffect(() => {
    if (values.page > lastPage) set({ page: lastPage }, { replace: true });
  }, [values.page, lastPage, set]);
  return (
    <RecordScreen
      records={redirects}
      list={list}
      params={params}
      editor={editor}
      removal={removal}
      isPart
      description="Eski adreslerin nereye götürdüğü"
      addLabel="Yeni Yönlendirme"
      empty={{ icon: 'waypoints', description: 'Adresi değişen ya da kaldırılan bir sayfa için ekleyin.' }}
      search={{ placeholder: 'URL ara...' }}
      columns={columns}
      card={(redirect, actions) => <RedirectCard redirect={redirect} actions={actions} />}
      storageKey="redirects"
    >
      <Pagination
        page={values.page}
        pageSize={PAGE_SIZE}
        total={list.total}
        onPageChange={(page) => set({ page })}
        noun="yönlendirme"
      />
      <RecordDialog editor={editor}>
        <Field.Text name="fromUrl" placeholder="/eski-sayfa" />
        <Field.Text name="toUrl" placeholder="/yeni-sayfa" />
        <Field.Select name="redirectType" />
        <Field.Checkbox name="isActive" />
      </RecordDialog>
    </RecordScreen>
  );
}
