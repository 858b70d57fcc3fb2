import { useRoom } from '@practice/ui/admin';
import { useNow } from '@practice/ui/back-office';
import { RecordScreen, useListParams, useRecordEditor, useRecordList, useRecordRemoval } from '@practice/ui/records';
import { useMemo } from 'react';
import { BreachCard, columnsOf } from './columns.tsx';
import { DataBreachSheet } from './data-breach-sheet.tsx';
import { dataBreaches } from './data-breaches.ts';
import { Guide } from './guide.tsx';
import { listParams, shownBreaches } from './list-params.ts';
import { PrintButton } from './print-button.tsx';
import { StatCards } from './stat-cards.tsx';

/** The register of breaches of personal data, with the clock of each. */
export default function DataBreachesTab() {
  const list = useRecordList(dataBreaches);
  const editor = useRecordEditor(dataBreaches, list);
  const removal = useRecordRemoval(dataBreaches, list, {
    title: ({ title }) => `“${title}” taslağı silinsin mi?`,
    allows: ({ state }) => state === 'draft',
    consequence: () => 'Bir ihlal olmadığı anlaşıldıysa silin; ihlalse kaydı açıp kapatın.',
  });
  const params = useListParams(listParams);
  const now = useNow();
  const hasRoom = useRoom() !== 'little';
  const { values } = params;
  const rows = useMemo(() => list.rows && shownBreaches(list.rows, values, now), [list.rows, values, now]);
  return (
    <RecordScreen
      records={dataBreaches}
      list={list}
      rows={rows}
      params={params}
      editor={editor}
      removal={removal}
      isPart
      description="Kişisel verilerle ilgili ihlaller ve 72 saatlik bildirim süreleri"
      addLabel="Yeni ihlal"
      empty={{
        icon: 'shield',
        title: 'Kayıtlı veri ihlali yok.',
        description: 'Kaybolan, çalınan ya da yanlış kişiye ulaşan veriyi fark ettiğiniz anda buraya yazın.',
      }}
      search={{ placeholder: 'İhlallerde ara…' }}
      above={
        <>
          <Guide />
          <StatCards breaches={list.rows} params={params} now={now} />
        </>
      }
      columns={columnsOf(hasRoom)}
      card={(breach, actions) => <BreachCard breach={breach} actions={actions} />}
      actions={(breach) => <PrintButton breach={breach} />}
    >
      <DataBreachSheet editor={editor} />
    </RecordScreen>
  );
}
