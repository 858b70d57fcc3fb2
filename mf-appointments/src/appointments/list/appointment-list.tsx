import { Button } from '@practice/ui';
import { ClearFiltersButton, DataTable, EmptyState, Pagination, useRoom } from '@practice/ui/admin';
import { useSection } from '@practice/ui/back-office';
import { useMemo } from 'react';
import { type AppointmentRow, appointmentName } from '../record/appointment.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { columnsOf } from './columns.tsx';
import { PAGE_SIZE } from './list-state.ts';
import { RowDetails } from './row-details.tsx';
import type { useAppointments } from './use-appointments.ts';
import type { ListControl } from './use-list-state.ts';

type AppointmentListProps = {
  list: ListControl;
  loaded: ReturnType<typeof useAppointments>;
  titleOf: (slug: string) => string;
  selection: ReadonlySet<string>;
  /** Absent when rows cannot be selected. */
  onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
  highlighted: ReadonlySet<string>;
};

/** The listed appointments as table or cards, with pagination. */
export function AppointmentList(props: AppointmentListProps) {
  const { list, loaded, titleOf, selection, onSelectionChange, highlighted } = props;
  const { open } = useAppointmentActions();
  const room = useRoom();
  const columns = useMemo(() => columnsOf(titleOf, room), [titleOf, room]);
  return (
    <>
      <DataTable<AppointmentRow>
        label="Randevular"
        storageKey="appointments"
        columns={columns}
        rows={loaded.rows}
        rowId={(appointment) => appointment.id}
        rowLabel={appointmentName}
        card={(appointment) => (
          <AppointmentCard appointment={appointment} serviceTitle={titleOf(appointment.serviceType)} />
        )}
        expanded={(appointment) => (
          <RowDetails appointment={appointment} serviceTitle={titleOf(appointment.serviceType)} />
        )}
        empty={<NothingFound list={list} />}
        problem={loaded.problem}
        onRetry={loaded.retry}
        isRefreshing={loaded.isLoading}
        sort={list.sort}
        onSortChange={list.setSort}
        selection={selection}
        {...(onSelectionChange ? { onSelectionChange } : {})}
        onOpen={(appointment) => open(appointment.id)}
        highlighted={highlighted}
        skeletonRows={12}
      />
      <Pagination
        page={list.page}
        pageSize={PAGE_SIZE}
        total={loaded.total}
        onPageChange={(page) => list.setPage(page)}
        noun="randevu"
      />
    </>
  );
}

function NothingFound({ list }: { list: ListControl }) {
  const { go } = useSection();
  const { canWrite } = useAppointmentActions();
  if (list.isNarrowed) {
    return (
      <EmptyState
        icon="search"
        title="Randevu bulunamadı"
        description="Bu arama ve filtrelere uyan randevu yok."
        action={<ClearFiltersButton variant="outline" onClick={list.clear} />}
      />
    );
  }
  return (
    <EmptyState
      icon="calendar-check"
      title="Randevu bulunamadı"
      description="Siteden gelen randevu talepleri ve eklediğiniz randevular burada listelenir."
      action={canWrite ? <Button onClick={() => go('appointments-new')}>Yeni Randevu</Button> : null}
    />
  );
}
