import { Box, Icon } from '@practice/ui';
import type { ComponentProps } from 'react';
import { type ChevronProps, DayPicker, type Modifiers } from 'react-day-picker';
import { tr } from 'react-day-picker/locale/tr';
import { calendarStyle, classNames } from './calendar-style.ts';
import { fromIso, toIso } from './iso-date.ts';

export type CalendarProps = {
  /** Selected day, `yyyy-MM-dd`. */
  value?: string;
  onChange: (date: string) => void;
  /** Today at the practice, `yyyy-MM-dd`; passed in, so that server and browser render the same month. */
  today: string;
  /** First and last selectable day, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
  /** Displayed month, `yyyy-MM`; uncontrolled without it. */
  month?: string;
  onMonthChange?: (month: string) => void;
  autoFocus?: boolean;
};

type DayPickerOptions = Omit<
  ComponentProps<typeof DayPicker>,
  'mode' | 'selected' | 'onSelect' | 'month' | 'onMonthChange' | 'today' | 'required'
>;

/** Month grid in Turkish, Monday first, with one tab stop; arrow keys and PageUp/PageDown move. */
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

/** "21 Kasım 2026 Cumartesi", for labels of days; the date is written as people of `language` write it. */
export function describeDay(date: Date, modifiers: Modifiers, language = TURKISH): string {
  const words = [longDateIn(language).format(date)];
  if (modifiers.today) words.unshift('Bugün');
  if (modifiers.selected) words.push('seçili');
  return words.join(', ');
}

export const TURKISH = 'tr-TR';

const dayStyle = { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' } as const;
const longDates = new Map<string, Intl.DateTimeFormat>();

/** A format is made once, and on use: a phone's first one takes a tenth of a second. */
function longDateIn(language: string): Intl.DateTimeFormat {
  const format = longDates.get(language) ?? new Intl.DateTimeFormat(language, dayStyle);
  longDates.set(language, format);
  return format;
}

const labels = {
  labelDayButton: (date: Date, modifiers: Modifiers) => describeDay(date, modifiers),
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

/** react-day-picker hides the weekday row from screen readers; this one is exposed as column headers. */
function Weekdays(props: ComponentProps<'tr'>) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  );
}
