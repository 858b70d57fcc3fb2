import type { AppointmentStatus } from '@practice/contracts';
import { Skeleton } from '@practice/ui';
import { desktop, formatDate, ToggleButton, useMedia } from '@practice/ui/admin';
import { useLiveEvents, useStaff } from '@practice/ui/back-office';
import { RefusedAddresses } from '@practice/ui/email-addresses';
import { useHighlights } from '@practice/ui/records';
import { lazyModule } from '@practice/ui/router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { RefusedAddressesDocument } from '../generated/graphql.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { BulkEmailMenu } from './bulk/bulk-email-menu.tsx';
import { useBulkActions } from './bulk/use-bulk-actions.ts';
import { useSelection } from './bulk/use-selection.ts';
import { CalendarHint } from './calendar/calendar-hint.tsx';
import { useMove } from './calendar/moves/use-move.tsx';
import { useCalendar } from './calendar/use-calendar.ts';
import { useCalendarState } from './calendar/use-calendar-state.ts';
import type { Saved } from './editor/use-saving.tsx';
import { useEmailDialog } from './emails/use-email-dialog.tsx';
import { AppointmentList } from './list/appointment-list.tsx';
import { AppointmentsExport } from './list/appointments-export.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { Summary } from './list/summary.tsx';
import { useAppointments, useSummary } from './list/use-appointments.ts';
import { useListState } from './list/use-list-state.ts';
import type { AppointmentInBrief } from './record/appointment.ts';
import { type AppointmentActions, AppointmentActionsContext } from './record/appointment-actions.ts';
import { copyLink } from './record/copy-link.ts';
import { OutcomeDrawer } from './record/outcome-drawer.tsx';
import { AFTER_SAVING_MS, useRefresh } from './record/use-refresh.ts';
import { useRemoval } from './record/use-removal.tsx';
import { useServiceTitles } from './record/use-service-titles.ts';
import { useStatusChange } from './record/use-status-change.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { useOpenSheet } from './use-open-sheet.ts';

const calendarPart = lazyModule(() => import('./calendar/calendar.tsx'));
const sheetsPart = lazyModule(() => import('./sheet/sheets.tsx'));
const [Calendar, Sheets] = [lazy(calendarPart.load), lazy(sheetsPart.load)];

/** The practice's appointments as a list or a calendar, with the sheet of the open one beside it. */
export default function AppointmentsScreen() {
  const { can } = useStaff();
  const list = useListState();
  const calendar = useCalendarState();
  const { view } = calendar;
  const loaded = useAppointments(list, { isShown: view === null });
  const calendarData = useCalendar(calendar.range, list.filters, view !== null);
  const summary = useSummary();
  const { options, titleOf } = useServiceTitles();
  const sheet = useOpenSheet();
  const hasSheets = useRef(false);
  hasSheets.current ||= sheet.mode !== null || sheet.childId !== null;
  useFirstMove(loadParts);
  const { refresh, refreshSoon } = useRefresh();
  const highlights = useHighlights();
  const selection = useSelection(loaded.rows);
  const [isBulkMode, setIsBulkMode] = useState(false);
  /** On phones the calendar has no room for filters that nobody needs. */
  const [isFiltering, setIsFiltering] = useState(list.isNarrowed);
  const [saved, setSaved] = useState<Saved | null>(null);
  const isDesktop = useMedia(desktop);
  const { setStatus, dialog: statusDialog } = useStatusChange({ onChanged: () => refreshSoon() });
  const { remove, dialog: removalDialog } = useRemoval({ onRemoved });
  const { write, dialog: emailDialog } = useEmailDialog({ onStatus: changeStatus, onSent: () => refreshSoon() });
  const moves = useMove({ onStart: (id) => highlights.markOwn([id]), onDone: () => refreshSoon() });
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
    setStatus: (appointment, to) => void changeStatus(appointment, to),
    remove,
    write,
    changeTime: moves.changeTime,
    copyLink,
    canWrite,
    canDelete,
  };

  function changeStatus(appointment: AppointmentInBrief, to: AppointmentStatus) {
    highlights.markOwn([appointment.id]);
    return setStatus(appointment, to);
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

  function showCalendar() {
    leaveBulkMode();
    calendar.show(calendar.isPhone ? 'day' : 'month');
  }

  function leaveBulkMode() {
    setIsBulkMode(false);
    selection.clear();
  }

  return (
    <RefusedAddresses document={RefusedAddressesDocument}>
      <AppointmentActionsContext value={actions}>
        <ScreenHeader
          summary={summary}
          mode={view === null ? 'list' : 'calendar'}
          onMode={(mode) => (mode === 'list' ? calendar.show(null) : showCalendar())}
          refresh={refresh}
          onCreate={
            canWrite ? () => sheet.create(calendar.day ?? (view === 'day' ? calendar.date : undefined)) : undefined
          }
        >
          {canWrite && view === null ? (
            <ToggleButton isPressed={isBulkMode} onClick={() => (isBulkMode ? leaveBulkMode() : setIsBulkMode(true))}>
              Toplu mod
            </ToggleButton>
          ) : null}
          {isSelecting ? <BulkEmailMenu bulk={bulk} placement="bottom-end" /> : null}
          {canExport && (view === null || !calendar.isPhone) ? (
            <AppointmentsExport
              state={list}
              total={loaded.total}
              {...(isSelecting ? { selection: selection.ids } : {})}
            />
          ) : null}
        </ScreenHeader>
        {view === null ? <Summary summary={summary} list={list} /> : null}
        {view !== null && calendar.isPhone && !isFiltering ? null : (
          <FilterBar list={list} services={options} summary={summary} isCalendar={view !== null} />
        )}
        {view === null ? (
          <>
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
                  <AppointmentsExport
                    state={list}
                    total={loaded.total}
                    selection={selection.ids}
                    placement="top-start"
                    isSmall
                  />
                ) : null
              }
            />
            <CalendarHint onShow={showCalendar} />
          </>
        ) : (
          <Suspense fallback={<Skeleton height="30rem" />}>
            <Calendar
              calendar={calendar}
              view={view}
              loaded={calendarData}
              titleOf={titleOf}
              filters={calendar.isPhone ? { isOpen: isFiltering, toggle: () => setIsFiltering(!isFiltering) } : null}
              onCreate={sheet.create}
              highlighted={highlights.ids}
              onMove={(appointment, to) => void moves.move(appointment, to)}
              pending={moves.pending}
            />
          </Suspense>
        )}
        <Suspense>
          {hasSheets.current ? <Sheets sheet={sheet} services={options} titleOf={titleOf} onSaved={onSaved} /> : null}
        </Suspense>
        {statusDialog}
        {removalDialog}
        {emailDialog}
        {moves.dialogs}
        <OutcomeDrawer
          open={saved !== null}
          onClose={() => setSaved(null)}
          title={`Seride ${saved?.savedCount ?? 0} randevu kaydedildi`}
          lines={(saved?.skipped ?? []).map(({ date, message }) => ({ key: date, name: formatDate(date), message }))}
        />
      </AppointmentActionsContext>
    </RefusedAddresses>
  );
}

/** A failure shows when the part is opened. */
function loadParts() {
  for (const part of [sheetsPart, calendarPart]) part.load().catch(() => {});
}

/** Calls when the page is first used: by a pointer that moves or presses, or by a key. */
function useFirstMove(call: () => void) {
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown'];
    for (const sign of signs) addEventListener(sign, call, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, call);
    };
  }, [call]);
}
