import { Button, IconButton } from '@practice/ui';
import { FilterTabs, formatCount, SectionHeader } from '@practice/ui/admin';
import { PlusIcon, RefreshIcon } from '@practice/ui/icons';
import { type ReactNode, useState } from 'react';
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
  const [isRefreshing, setIsRefreshing] = useState(false);

  async function refreshNow() {
    setIsRefreshing(true);
    await refresh();
    setIsRefreshing(false);
  }

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
          <IconButton
            aria-label="Yenile"
            title="Yenile"
            variant="outline"
            loading={isRefreshing}
            onClick={() => void refreshNow()}
          >
            {isRefreshing ? null : <RefreshIcon />}
          </IconButton>
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
