import {
  DataTable,
  desktop,
  formatCount,
  NothingListed,
  Pagination,
  RefreshButton,
  SectionHeader,
  ToggleButton,
  useMedia,
  useRoom,
} from '@practice/ui/admin';
import { RefusedAddresses } from '@practice/ui/email-addresses';
import { ExportMenu, useOpenRecord } from '@practice/ui/records';
import { useMemo, useState } from 'react';
import { RefusedAddressesDocument } from '../generated/graphql.ts';
import { BulkActions } from './bulk-actions.tsx';
import { columnsOf } from './columns.tsx';
import { type Contact, contactName, PAGE_SIZE } from './contact.ts';
import { ContactCard } from './contact-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { listExport } from './list-params.ts';
import { ContactSheet } from './sheet/contact-sheet.tsx';
import { Totals } from './totals.tsx';
import { useAssignees } from './use-assignees.ts';
import { useBulk } from './use-bulk.ts';
import { ContactActionsContext, useContactActions } from './use-contact-actions.ts';
import { useContacts } from './use-contacts.ts';
import { useRemoval } from './use-removal.tsx';

/** The messages of the contact form, with the sheet of the open one beside them. */
export default function ContactsScreen() {
  const list = useContacts();
  const assignees = useAssignees();
  const sheet = useOpenRecord();
  const bulk = useBulk(list);
  const removal = useRemoval((id) => {
    if (sheet.id === id) sheet.close();
    bulk.setSelection(new Set([...bulk.selection].filter((each) => each !== id)));
    void list.refresh();
  });
  const actions = useContactActions({ list, open: sheet.open, remove: removal.remove });
  const room = useRoom();
  const columns = useMemo(() => columnsOf(assignees, room), [assignees, room]);
  const { params, totals } = list;
  // On phones the boxes come on request.
  const isDesktop = useMedia(desktop);
  const [isSelecting, setIsSelecting] = useState(false);

  function toggleSelecting() {
    if (isSelecting) bulk.setSelection(new Set());
    setIsSelecting(!isSelecting);
  }

  return (
    <RefusedAddresses document={RefusedAddressesDocument}>
      <ContactActionsContext value={actions}>
        <SectionHeader
          title="Mesajlar"
          description={totals ? `Toplam ${formatCount(totals.total)} · Okunmamış ${formatCount(totals.unread)}` : ' '}
          actions={
            <>
              <RefreshButton onRefresh={list.refresh} />
              {actions.canExport ? (
                <ExportMenu
                  heading={
                    list.total === undefined ? 'Süzülen liste' : `Süzülen liste: ${formatCount(list.total)} mesaj`
                  }
                  name="mesajlar"
                  callFor={(format) => listExport(params.values, format)}
                />
              ) : null}
              {actions.canWrite && !isDesktop ? (
                <ToggleButton isPressed={isSelecting} onClick={toggleSelecting}>
                  Toplu mod
                </ToggleButton>
              ) : null}
            </>
          }
        />
        <FilterBar list={list} assignees={assignees} />
        <DataTable<Contact>
          label="Mesajlar"
          storageKey="contacts"
          columns={columns}
          rows={list.rows}
          rowId={({ id }) => id}
          rowLabel={contactName}
          card={(contact) => <ContactCard contact={contact} assignees={assignees} />}
          empty={
            <NothingListed
              params={params}
              none={{
                icon: 'inbox',
                title: 'Henüz mesaj yok',
                description:
                  'Sitenin iletişim formundan yazılan mesajlar burada listelenir; yanıtlar buradan gönderilir.',
              }}
              noneFound={{ title: 'Mesaj bulunamadı', description: 'Bu arama ve filtrelere uyan mesaj yok.' }}
            />
          }
          problem={list.problem}
          onRetry={list.retry}
          isRefreshing={list.isLoading}
          selection={bulk.selection}
          {...(actions.canWrite && (isDesktop || isSelecting) ? { onSelectionChange: bulk.setSelection } : {})}
          onOpen={({ id }) => sheet.open(id)}
          highlighted={list.highlighted}
          skeletonRows={10}
        />
        <Pagination
          page={params.values.page}
          pageSize={PAGE_SIZE}
          total={list.total}
          onPageChange={(page) => params.set({ page })}
          noun="mesaj"
        />
        <Totals totals={totals} />
        <BulkActions bulk={bulk} isSpamShown={params.values.tab === 'spam'} />
        <ContactSheet id={sheet.id} assignees={assignees} onClose={sheet.close} onChanged={() => void list.refresh()} />
        {removal.dialog}
      </ContactActionsContext>
    </RefusedAddresses>
  );
}
