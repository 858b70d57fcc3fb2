import { DATA_REQUEST_DAYS, dataRequestKindLabels } from '@practice/contracts';
import { IconButton, Text } from '@practice/ui';
import { choicesOf, FilterSelects } from '@practice/ui/admin';
import { EyeIcon } from '@practice/ui/icons';
import { RecordScreen, useListParams, useRecordEditor, useRecordList } from '@practice/ui/records';
import { useMemo, useState } from 'react';
import { columns, RequestCard } from './columns.tsx';
import { DataRequestDialog } from './data-request-dialog.tsx';
import { dataRequests } from './data-requests.ts';
import { listParams, shownRequests } from './list-params.ts';
import { PersonalDataSheet } from './personal-data/personal-data-sheet.tsx';
import { StatCards } from './stat-cards.tsx';

const description = `Kişisel verileri hakkında başvuranlar; her başvuru ${DATA_REQUEST_DAYS} gün içinde cevaplanır (KVKK).`;

/** The register of requests of people about their data. */
export default function DataRequestsTab() {
  const list = useRecordList(dataRequests);
  const editor = useRecordEditor(dataRequests, list);
  const params = useListParams(listParams);
  const { values } = params;
  const rows = useMemo(() => list.rows && shownRequests(list.rows, values), [list.rows, values]);
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = list.rows?.find(({ id }) => id === openId);
  return (
    <RecordScreen
      records={dataRequests}
      list={list}
      rows={rows}
      params={params}
      editor={editor}
      isPart
      description={description}
      empty={{
        icon: 'scale',
        description: 'Verilerini öğrenmek, düzelttirmek veya sildirmek isteyenlerin başvurularını buraya kaydedin.',
      }}
      search={{ placeholder: 'Ad, e-posta veya telefon ara…' }}
      filters={
        <FilterSelects
          {...params}
          none="all"
          selects={[{ name: 'kind', label: 'Tür', all: 'Tüm türler', options: choicesOf(dataRequestKindLabels) }]}
        />
      }
      above={
        <>
          <Text color="fg.muted" mb="4" maxW="44rem">
            {description}
          </Text>
          <StatCards requests={list.rows} params={params} />
        </>
      }
      columns={columns}
      card={(request, actions) => <RequestCard request={request} actions={actions} />}
      actions={({ id, name }) => (
        <IconButton aria-label={`Kayıtlı veriler: ${name}`} title="Kayıtlı veriler" onClick={() => setOpenId(id)}>
          <EyeIcon boxSize="4" />
        </IconButton>
      )}
    >
      {opened ? (
        <PersonalDataSheet
          key={opened.id}
          request={opened}
          onClose={() => setOpenId(null)}
          onEdit={() => {
            setOpenId(null);
            editor.edit(opened);
          }}
        />
      ) : null}
      <DataRequestDialog editor={editor} />
    </RecordScreen>
  );
}
