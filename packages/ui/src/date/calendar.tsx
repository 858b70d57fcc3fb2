import { Box, Icon } from '@practice/ui';
import type { ComponentProps } from 'react';
import { type ChevronProps, DayPicker, type Modifiers } from 'react-day-picker';
import { tr } from 'react-day-picker/locale/tr';
import { calendarStyle, classNames } from './calendar-style.ts';
import { fromIso, toIso } from './iso-date.ts';

export type CalendarProps = {
  /** Chosen day, `yyyy-MM-dd`. */
  value?: string;
  onChange: (date: string) => void;
  /** Today at the practice, `yyyy-MM-dd`; given from outside, so that server and browser draw the same month. */
  today: string;
  /** First and last day that can be chosen, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
  /** Month on display, `yyyy-MM`; leave out to let the calendar keep it. */
  month?: string;
  onMonthChange?: (month: string) => void;
  autoFocus?: boolean;
};

type DayPickerOptions = Omit<
  ComponentProps<typeof DayPicker>,
  'mode' | 'selected' | 'onSelect' | 'month' | 'onMonthChange' | 'today' | 'required'
>;

/** Month grid: Monday first, Turkish, one focusable day, arrow keys and PageUp/PageDown to move. */
export function Calendar(props: CalendarProps & { options?: DayPickerOptions }) {
  const { value, onChange, today, min, max, month, onMonthChange, autoFocus, options } = props;
  const selected = fromIso(value);
  const opening = selected ?? fromIso(clamp(today, min, max));
  return (
    <Box css={calendarStyle}>
      <DayPicker
        mode="single"
        required
        locale={tr}
        weekStartsOn={1}
        showOutsideDays={false}
        autoFocus={autoFocus}
        today={fromIso(today)}
        selected={selected}
        onSelect={(date) => onChange(toIso(date))}
        defaultMonth={opening}
        {...(month ? { month: fromIso(`${month}-01`) } : {})}
        onMonthChange={(shown) => onMonthChange?.(toIso(shown).slice(0, 7))}
        classNames={classNames}
        {...options}
        labels={{ ...labels, ...options?.labels }}
        components={{ Chevron, Weekdays, ...options?.components }}
      />
    </Box>
  );
}

/** "21 Kasım 2026 Cumartesi", for labels of days. */
export function describeDay(date: Date, modifiers: Modifiers): string {
  const words = [longDate.format(date)];
  if (modifiers.today) words.unshift('Bugün');
  if (modifiers.selected) words.push('seçili');
  return words.join(', ');
}

const longDate = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' });

const labels = {
  labelDayButton: describeDay,
  labelPrevious: () => 'Önceki ay',
  labelNext: () => 'Sonraki ay',
  labelNav: () => 'Ay değiştir',
};

function clamp(date: string, min?: string, max?: string): string {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}

function Chevron({ orientation }: ChevronProps) {
  return (
    <Icon>
      <path d={orientation === 'left' ? 'm14.5 6-6 6 6 6' : 'm9.5 6 6 6-6 6'} />
    </Icon>
  );
}

/** react-day-picker hides the weekday row from screen readers; ours is read as column headers. */
function Weekdays(props: ComponentProps<'tr'>) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  );
}
