import { today } from '@practice/contracts';
import { Box, Button, Flex, IconButton } from '@practice/ui';
import { FilterTabs, ToggleButton } from '@practice/ui/admin';
import { ChevronLeftIcon, ChevronRightIcon, FilterIcon } from '@practice/ui/icons';
import { type CalendarView, showsToday, stepped, titleOf } from './calendar-state.ts';
import type { CalendarControl } from './use-calendar-state.ts';

const labels: Record<CalendarView, string> = { month: 'Ay', week: 'Hafta', day: 'Gün' };
const previous: Record<CalendarView, string> = { month: 'Önceki ay', week: 'Önceki hafta', day: 'Önceki gün' };
const next: Record<CalendarView, string> = { month: 'Sonraki ay', week: 'Sonraki hafta', day: 'Sonraki gün' };

type CalendarBarProps = {
  calendar: CalendarControl;
  view: CalendarView;
  /** The holidays of the day that is shown. */
  holiday: string | null;
  /** Where filters are shown only on request. */
  filters: { isOpen: boolean; toggle: () => void } | null;
};

/** What the calendar shows, and the ways to another day or view. */
export function CalendarBar({ calendar, view, holiday, filters }: CalendarBarProps) {
  const { date, goTo, show, isPhone } = calendar;
  const offered = (['month', 'week', 'day'] as const).filter((each) => each !== 'week' || !isPhone);
  return (
    <Flex align="center" gap="2" wrap="wrap" mb="2">
      <Flex align="center" gap="1">
        <IconButton aria-label={previous[view]} title={previous[view]} onClick={() => goTo(stepped(view, date, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label={next[view]} title={next[view]} onClick={() => goTo(stepped(view, date, 1))}>
          <ChevronRightIcon />
        </IconButton>
        <Button variant="outline" size="sm" disabled={showsToday(view, date)} onClick={() => goTo(today())}>
          Bugün
        </Button>
      </Flex>
      <Box as="h2" flex="1" minW="min(9rem, 100%)" fontSize="lg" fontWeight="semibold" aria-live="polite">
        <span>{titleOf(view, date)}</span>
        {holiday ? (
          <Box as="span" ms="2" color="fg.muted" fontSize="sm" fontWeight="normal">
            {holiday}
          </Box>
        ) : null}
      </Box>
      <FilterTabs
        label="Takvim görünümü"
        tabs={offered.map((each) => ({ value: each, label: labels[each] }))}
        value={view}
        onChange={(each) => show(each as CalendarView)}
      />
      {filters ? (
        <ToggleButton isPressed={filters.isOpen} onClick={filters.toggle}>
          <FilterIcon />
          Filtreler
        </ToggleButton>
      ) : null}
    </Flex>
  );
}
