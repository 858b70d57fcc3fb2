import { TextField, type TextFieldProps } from '@practice/ui';
import { readTime } from './read-time.ts';

export type TimeFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> & {
  /** `HH:mm`, or the typed text while it is not a time. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/**
 * A typed time of day: `9`, `930` or `9.30` is completed to `HH:mm` on blur. Not the browser's own control, which formats
 * hours in the browser's language rather than the page's.
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
