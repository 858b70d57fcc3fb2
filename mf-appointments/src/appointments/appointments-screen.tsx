import type { AppointmentStatus } from '@practice/contracts';
import { Button, IconButton } from '@practice/ui';
import { desktop, formatCount, formatDate, SectionHeader, ToggleButton, useMedia } from '@practice/ui/admin';
import { useLiveEvents, useStaff } from '@practice/ui/back-office';
import { PlusIcon, RefreshIcon } from '@practice/ui/icons';
import { announceDone, useHighlights } from '@practice/ui/records';
import { useState } from 'react';
import { appointmentHref } from '../paths.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { BulkEmailMenu } from './bulk/bulk-email-menu.tsx';
import { useBulkActions } from './bulk/use-bulk-actions.ts';
import { useSelection } from './bulk/use-selection.ts';
import type { Saved } from './editor/use-saving.tsx';
import { useEmailDialog } from './emails/use-email-dialog.tsx';
import { AppointmentList } from './list/appointment-list.tsx';
import { ExportMenu } from './list/export-menu.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { Summary } from './list/summary.tsx';
import { useAppointments, useSummary } from './list/use-appointments.ts';
import { useListState } from './list/use-list-state.ts';
import { announceFailureOf } from './record/announce.ts';
import type { AppointmentRow } from './record/appointment.ts';
import { type AppointmentActions, AppointmentActionsContext } from './record/appointment-actions.ts';
import { OutcomeDrawer } from './record/outcome-drawer.tsx';
import { AFTER_SAVING_MS, useRefresh } from './record/use-refresh.ts';
import { useRemoval } from './record/use-removal.tsx';
import { useServiceTitles } from './record/use-service-titles.ts';
import { useStatusChange } from './record/use-status-change.tsx';
import { AppointmentSheet } from './sheet/appointment-sheet.tsx';
import { useOpenSheet } from './use-open-sheet.ts';

/** The practice's appointments as a list, with the sheet of the open one beside it. */
export default function AppointmentsScreen() {
  const { can } = useStaff();
  const list = useListState();
  const loaded = useAppointments(list);
  const summary = useSummary();
  const { options, titleOf } = useServiceTitles();
  const sheet = useOpenSheet();
  const { refresh, refreshSoon } = useRefresh();
  const highlights = useHighlights();
  const selection = useSelection(loaded.rows);
  const [isBulkMode, setIsBulkMode] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const isDesktop = useMedia(desktop);
  const { setStatus, dialog: statusDialog } = useStatusChange({ onChanged: () => refreshSoon() });
  const { remove, dialog: removalDialog } = useRemoval({ onRemoved });
  const { write, dialog: emailDialog } = useEmailDialog({ onStatus: changeStatus, onSent: () => refreshSoon() });
  const bulk = useBulkActions({ selection, onStart: highlights.markOwn, onChanged: () => refreshSoon() });
  const isSelecting = isBulkMode && selection.ids.size > 0;
  const canWrite = can('appointment:write');
  const canDelete = can('appointment:delete');
  const canExport = can('appointment:export');

  useLiveEvents((event) => {
    const { type, payload } = event;
    if (type === 'reset') return refreshSoon();
    if (type !== 'appointment.changed' && type !== 'appointment.requested') return;
    highlights.highlight(payload.appointmentId);
    refreshSoon();
  });

  const actions: AppointmentActions = {
    open: sheet.open,
    edit: sheet.edit,
    setStatus: changeStatus,
    remove,
    write,
    copyLink,
    canWrite,
    canDelete,
  };

  function changeStatus(appointment: AppointmentRow, to: AppointmentStatus) {
    highlights.markOwn([appointment.id]);
    void setStatus(appointment, to);
  }

  function onRemoved(id: string) {
    if (sheet.mode && sheet.mode.kind !== 'new' && sheet.mode.id === id) sheet.close();
    selection.setIds(new Set([...selection.ids].filter((each) => each !== id)));
    refreshSoon();
  }

  function onSaved(result: Saved | null) {
    if (sheet.mode?.kind === 'new') sheet.close();
    else sheet.view();
    if (!result) return;
    if (result.skipped.length > 0) setSaved(result);
    refreshSoon(AFTER_SAVING_MS);
  }

  function leaveBulkMode() {
    setIsBulkMode(false);
    selection.clear();
  }

  async function refreshNow() {
    setIsRefreshing(true);
    await refresh();
    setIsRefreshing(false);
  }

  return (
    <AppointmentActionsContext value={actions}>
      <SectionHeader
        title="Randevu Yönetimi"
        description={
          summary
            ? `Toplam ${formatCount(summary.total)} · Bugün ${formatCount(summary.today)} · Bu hafta ${formatCount(summary.thisWeek)}`
            : ' '
        }
        actions={
          <>
            <IconButton
              aria-label="Yenile"
              title="Yenile"
              variant="outline"
              loading={isRefreshing}
              onClick={() => void refreshNow()}
            >
              {isRefreshing ? null : <RefreshIcon />}
            </IconButton>
            {canWrite ? (
              <ToggleButton isPressed={isBulkMode} onClick={() => (isBulkMode ? leaveBulkMode() : setIsBulkMode(true))}>
                Toplu mod
              </ToggleButton>
            ) : null}
            {isSelecting ? <BulkEmailMenu bulk={bulk} placement="bottom-end" /> : null}
            {canExport ? (
              <ExportMenu state={list} total={loaded.total} {...(isSelecting ? { selection: selection.ids } : {})} />
            ) : null}
            {canWrite ? (
              <Button onClick={sheet.create}>
                <PlusIcon />
                Yeni Randevu
              </Button>
            ) : null}
          </>
        }
      />
      <Summary summary={summary} list={list} />
      <FilterBar list={list} services={options} summary={summary} />
      <AppointmentList
        list={list}
        loaded={loaded}
        titleOf={titleOf}
        selection={selection.ids}
        onSelectionChange={canWrite && (isBulkMode || isDesktop) ? selection.setIds : undefined}
        highlighted={highlights.ids}
      />
      <BulkActions
        selection={selection}
        bulk={bulk}
        filters={list.filters}
        isBulkMode={isBulkMode}
        onLeaveBulkMode={leaveBulkMode}
        canDelete={canDelete}
        exportMenu={
          canExport ? (
            <ExportMenu state={list} total={loaded.total} selection={selection.ids} placement="top-start" isSmall />
          ) : null
        }
      />
      <AppointmentSheet
        mode={sheet.mode}
        services={options}
        titleOf={titleOf}
        onClose={sheet.close}
        onView={sheet.view}
        onSaved={onSaved}
      />
      {statusDialog}
      {removalDialog}
      {emailDialog}
      <OutcomeDrawer
        open={saved !== null}
        onClose={() => setSaved(null)}
        title={`Seride ${saved?.savedCount ?? 0} randevu kaydedildi`}
        lines={(saved?.skipped ?? []).map(({ date, message }) => ({ key: date, name: formatDate(date), message }))}
      />
    </AppointmentActionsContext>
  );
}

async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(appointmentHref(id), location.href).href);
    announceDone('Bağlantı kopyalandı.');
  } catch {
    announceFailureOf('Bağlantı kopyalanamadı.');
  }
}
