import { today } from '@practice/contracts';
import { Box } from '@practice/ui';
import type { CalendarAppointment } from '../appointment-look.ts';
import { dayName, shortWeekday } from '../calendar-state.ts';
import { holidayText } from '../holiday-text.ts';
import type { CalendarDay } from '../use-calendar.ts';

type DayHeadsProps = {
  dates: readonly string[];
  days: ReadonlyMap<string, CalendarDay>;
  listed: ReadonlyMap<string, readonly CalendarAppointment[]>;
  onShowDay?: ((date: string) => void) | undefined;
};

/** The days above their columns; each opens its day. */
export function DayHeads({ dates, days, listed, onShowDay }: DayHeadsProps) {
  return (
    <Box data-part="heads">
      {dates.map((date) => {
        const count = listed.get(date)?.length ?? 0;
        const holiday = holidayText(days.get(date));
        return (
          <button
            key={date}
            type="button"
            aria-current={date === today() ? 'date' : undefined}
            aria-label={[dayName(date), count ? `${count} randevu` : 'randevu yok', ...(holiday ? [holiday] : [])].join(
              ', ',
            )}
            onClick={() => onShowDay?.(date)}
          >
            <span data-part="weekday">{shortWeekday(date)}</span>
            <span data-part="number">{Number(date.slice(8))}</span>
            {holiday ? <span data-part="holiday">{holiday}</span> : null}
          </button>
        );
      })}
    </Box>
  );
}
