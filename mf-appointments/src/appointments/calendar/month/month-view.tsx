import { addDays, datesBetween, today } from '@practice/contracts';
import { Box } from '@practice/ui';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CalendarAppointment } from '../appointment-look.ts';
import { byDay } from '../by-day.ts';
import { type DayRange, monthName, shortWeekday } from '../calendar-state.ts';
import type { CalendarDay } from '../use-calendar.ts';
import { MonthDay } from './month-day.tsx';
import { monthStyle } from './month-style.ts';

type MonthViewProps = {
  range: DayRange;
  /** A date of the month. */
  date: string;
  appointments: readonly CalendarAppointment[];
  days: ReadonlyMap<string, CalendarDay>;
  /** The chosen day. */
  day: string | null;
  /** Called with the day that was pressed, or null when it was the chosen one. */
  onChoose: (day: string | null) => void;
  highlighted: ReadonlySet<string>;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const none: CalendarAppointment[] = [];

/** Six weeks from the Monday on or before the first; arrow keys go through the days, one of which is in the tab order. */
export function MonthView({ range, date, appointments, days, day, onChoose, highlighted }: MonthViewProps) {
  const dates = useMemo(() => datesBetween(range.start, range.end), [range.start, range.end]);
  const listed = useMemo(() => byDay(appointments), [appointments]);
  const month = date.slice(0, 7);
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const moved = useRef(false);
  const reachable = dates.find((each) => each === (focused ?? day ?? today())) ?? `${month}-01`;

  useLayoutEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-date="${reachable}"]`)?.focus();
    moved.current = false;
  }, [reachable]);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = addDays(reachable, step);
    if (next < range.start || next > range.end) return;
    moved.current = true;
    setFocused(next);
  }

  return (
    <Box css={monthStyle}>
      <Box data-part="weekdays" aria-hidden="true">
        {dates.slice(0, 7).map((each) => (
          <span key={each}>{shortWeekday(each)}</span>
        ))}
      </Box>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={grid} role="group" aria-label={monthName(date)} data-part="days" onKeyDown={onKeyDown}>
        {dates.map((each) => (
          <MonthDay
            key={each}
            date={each}
            appointments={listed.get(each) ?? none}
            opening={days.get(each)}
            isOutside={each.slice(0, 7) !== month}
            isToday={each === today()}
            isChosen={each === day}
            isReachable={each === reachable}
            onChoose={onChoose}
            highlighted={highlighted}
          />
        ))}
      </div>
    </Box>
  );
}
