import { datesBetween, today } from '@practice/contracts';
import { Box, type SystemStyleObject } from '@practice/ui';
import { useMemo } from 'react';
import type { CalendarAppointment } from '../appointment-look.ts';
import { byDay } from '../by-day.ts';
import { type DayRange, dayName, shortWeekday } from '../calendar-state.ts';
import type { CalendarDay } from '../use-calendar.ts';

type WeekStripProps = {
  range: DayRange;
  date: string;
  appointments: readonly CalendarAppointment[];
  days: ReadonlyMap<string, CalendarDay>;
  onChoose: (date: string) => void;
};

/** The week above a day, with the number of appointments of each of its days. */
export function WeekStrip({ range, date, appointments, days, onChoose }: WeekStripProps) {
  const listed = useMemo(() => byDay(appointments), [appointments]);
  return (
    <Box role="group" aria-label="Haftanın günleri" css={stripStyle}>
      {datesBetween(range.start, range.end).map((each) => {
        const count = listed.get(each)?.length ?? 0;
        const day = days.get(each);
        const isClosed = day !== undefined && (day.opensAt === null || day.holidays.length > 0);
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === date}
            aria-current={each === today() ? 'date' : undefined}
            aria-label={`${dayName(each)}, ${count === 0 ? 'randevu yok' : `${count} randevu`}${isClosed ? ', kapalı' : ''}`}
            data-closed={isClosed || undefined}
            onClick={() => onChoose(each)}
          >
            <span>{shortWeekday(each)}</span>
            <strong>{Number(each.slice(8))}</strong>
            <small>{count > 0 ? count : ''}</small>
          </button>
        );
      })}
    </Box>
  );
}

const stripStyle: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '1',
  mb: '2',
  '& button': {
    display: 'grid',
    justifyItems: 'center',
    gap: '0.5',
    minH: '14',
    py: '1',
    borderRadius: 'sm',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bg: 'bg.hover' } },
  },
  '& button > span': { color: 'fg.muted', fontSize: 'xs' },
  '& strong': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  '& small': { minH: '1.2em', color: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
  '& [data-closed] strong': { color: 'fg.subtle', fontWeight: 'normal' },
  '& [aria-current=date] strong': { color: 'pine.fg' },
  '& [aria-pressed=true], & [aria-pressed=true]:hover': { bg: 'pine.solid' },
  '& [aria-pressed=true] > *': { color: 'pine.contrast' },
};
