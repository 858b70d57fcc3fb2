import { Button } from '@practice/ui';
import { FilterTabs, formatCount, RefreshButton, SectionHeader } from '@practice/ui/admin';
import { PlusIcon } from '@practice/ui/icons';
import type { ReactNode } from 'react';
import type { useSummary } from './list/use-appointments.ts';

export type Mode = 'list' | 'calendar';

type ScreenHeaderProps = {
  summary: ReturnType<typeof useSummary>;
  mode: Mode;
  onMode: (mode: Mode) => void;
  refresh: () => Promise<void>;
  /** Absent for whoever may not write. */
  onCreate?: (() => void) | undefined;
  /** Further buttons. */
  children: ReactNode;
};

const modes = [
  { value: 'list', label: 'Liste' },
  { value: 'calendar', label: 'Takvim' },
];

/** Counts, the choice between list and calendar, and what can be done with all appointments. */
export function ScreenHeader({ summary, mode, onMode, refresh, onCreate, children }: ScreenHeaderProps) {
  return (
    <SectionHeader
      title="Randevu Yönetimi"
      description={
        summary
          ? `Toplam ${formatCount(summary.total)} · Bugün ${formatCount(summary.today)} · Bu hafta ${formatCount(summary.thisWeek)}`
          : ' '
      }
      actions={
        <>
          <FilterTabs label="Görünüm" tabs={modes} value={mode} onChange={(next) => onMode(next as Mode)} />
          <RefreshButton onRefresh={refresh} />
          {children}
          {onCreate ? (
            <Button onClick={onCreate}>
              <PlusIcon />
              Yeni Randevu
            </Button>
          ) : null}
        </>
      }
    />
  );
}
