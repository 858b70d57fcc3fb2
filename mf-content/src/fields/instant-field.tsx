import { fromInstant, today, toInstant, toTimeOfDay } from '@practice/contracts';
import { Box, FieldError, Grid } from '@practice/ui';
import { readTime, TimeField } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { type ReactNode, useId, useState } from 'react';

type InstantFieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** An instant as an ISO text; the typed date and time while they are none, '' for nothing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** A moment as a date and a time of day in Istanbul, whatever the zone of the computer. */
export function InstantField({ label, hint, error, required = false, value, onChange, onBlur }: InstantFieldProps) {
  const [typed, setTyped] = useState(() => partsOf(value));
  const [given, setGiven] = useState(value);
  const labelId = useId();
  const errorId = useId();
  if (given !== value) {
    setGiven(value);
    if (instantOf(typed) !== value) setTyped(partsOf(value));
  }

  function change(part: Partial<Parts>): void {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange(instantOf(next));
  }

  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={error ? errorId : undefined}>
      <Box id={labelId} fontWeight="semibold" mb="2">
        {label}
      </Box>
      <Grid templateColumns="minmax(0, 1fr) 7rem" gap="2">
        <DateField
          label="Tarih"
          required={required}
          value={typed.date}
          today={today()}
          onChange={(date) => change({ date, time: typed.time || '09:00' })}
          {...(onBlur ? { onBlur } : {})}
        />
        <TimeField
          label="Saat"
          required={required}
          value={typed.time}
          onChange={(time) => change({ time })}
          {...(onBlur ? { onBlur } : {})}
        />
      </Grid>
      <FieldError id={errorId} error={error} />
      {hint ? (
        <Box color="fg.muted" fontSize="sm" mt="2">
          {hint}
        </Box>
      ) : null}
    </Box>
  );
}

type Parts = { date: string; time: string };

function partsOf(value: string): Parts {
  const instant = new Date(value);
  if (value === '' || Number.isNaN(instant.getTime())) return { date: '', time: '' };
  const { date, minute } = fromInstant(instant);
  return { date, time: toTimeOfDay(minute) };
}

/** The instant in the one spelling of the server; what was typed while it is none, so that it is refused and not lost. */
function instantOf({ date, time }: Parts): string {
  if (date === '') return '';
  const read = readTime(time);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || read === null) return `${date} ${time}`;
  return toInstant(date, read).toISOString();
}
