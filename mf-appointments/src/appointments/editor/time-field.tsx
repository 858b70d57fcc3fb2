import { TextField, type TextFieldProps } from '@practice/ui';
import { readTime } from './time-of-day.ts';

export type TimeFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> & {
  /** `HH:mm`, or what was typed while that is no time. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/**
 * A time of day, typed: `9`, `930` and `9.30` become `09:30` and the like when the field is left. Not the browser's own
 * control, which writes hours by the browser's language rather than the page's.
 */
export function TimeField({ value, onChange, onBlur, ...field }: TimeFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder="SS:dd"
      maxLength={5}
      {...field}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const read = readTime(value);
        if (read !== null && read !== value) onChange(read);
        onBlur?.();
      }}
    />
  );
}
