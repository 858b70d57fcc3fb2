import { type ComponentProps, useEffect, useRef } from 'react';
import type { DayButton as DayButtonType, Modifiers } from 'react-day-picker';
import { Calendar, type CalendarProps, describeDay, TURKISH } from './calendar.tsx';
import { outside, toIso } from './iso-date.ts';

export type DayState = 'open' | 'closed' | 'full' | 'past';

export type BookingCalendarProps = Omit<CalendarProps, 'autoFocus'> & {
  /** Whether a day (`yyyy-MM-dd`) can be booked. Closed: no working hours, or a holiday. Full: no free time left. Past: over. */
  stateOf: (date: string) => DayState;
  /** Of months, weekdays and dates, such as `en-US`; Turkish without it. */
  language?: string;
};

/** Inline calendar of the wizard: closed and full days differ in texture, title and label, not in colour alone. */
export function BookingCalendar({ stateOf, language = TURKISH, ...calendar }: BookingCalendarProps) {
  const isClosed = (date: Date) => stateOf(toIso(date)) === 'closed';
  const isFull = (date: Date) => stateOf(toIso(date)) === 'full';
  const past = [...outside(calendar.min, calendar.max), (date: Date) => stateOf(toIso(date)) === 'past'];
  return (
    <Calendar
      {...calendar}
      options={{
        startMonth: monthOf(calendar.min),
        endMonth: monthOf(calendar.max),
        disabled: [...past, isClosed, isFull],
        modifiers: { past, closed: isClosed, full: isFull },
        modifiersClassNames: { past: 'p-past', closed: 'p-closed', full: 'p-full' },
        ...(language === TURKISH ? {} : { formatters: formattersIn(language) }),
        labels: {
          labelDayButton: (date, modifiers) => describeBookingDay(date, modifiers, language),
          ...(language === TURKISH ? {} : labelsIn(language)),
        },
        components: { DayButton },
      }}
    />
  );
}

function monthOf(date: string | undefined): Date | undefined {
  return date ? new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1) : undefined;
}

function stateWord(modifiers: Modifiers): string | undefined {
  if (modifiers.past) return undefined;
  if (modifiers.full) return 'Dolu';
  return modifiers.closed ? 'Kapalı' : undefined;
}

function describeBookingDay(date: Date, modifiers: Modifiers, language: string): string {
  const word = stateWord(modifiers);
  const day = describeDay(date, modifiers, language);
  return word ? `${day}, ${word}` : day;
}

const writer = (language: string, style: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(language, style);
  return (date: Date) => format.format(date);
};

function formattersIn(language: string) {
  return {
    formatCaption: writer(language, { month: 'long', year: 'numeric' }),
    formatWeekdayName: writer(language, { weekday: 'short' }),
  };
}

function labelsIn(language: string) {
  return {
    labelGrid: writer(language, { month: 'long', year: 'numeric' }),
    labelWeekday: writer(language, { weekday: 'long' }),
  };
}

function DayButton({ day, modifiers, ...button }: ComponentProps<typeof DayButtonType>) {
  const ref = useRef<HTMLButtonElement>(null);
  // react-day-picker requests focus by marking a day as focused.
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  return <button {...button} type="button" ref={ref} title={stateWord(modifiers)} />;
}
