import { Box, FieldFrame, type FieldProps, Icon, IconButton, Input, useFieldIds } from '@practice/ui';
import { type ChangeEvent, type Ref, useRef, useState } from 'react';
import { DeferredCalendar, DeferredCalendarDialog } from './deferred-calendars.tsx';
import { fromIso, outside, readTyped, toTyped, withDots } from './iso-date.ts';

export type DateFieldProps = FieldProps & {
  /**
   * `yyyy-MM-dd`, or exactly the typed text while that is not a date, so that nothing typed is lost. An owner that takes
   * dates alone keeps the last one: the field shows it again when it is left.
   */
  value: string;
  /** Called with `yyyy-MM-dd`, with the typed text while that is not a date, or with ''. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  /** Today at the practice, `yyyy-MM-dd`. */
  today: string;
  /** First and last day in the calendar, `yyyy-MM-dd`. Rejecting typed days outside is the schema's job. */
  min?: string;
  max?: string;
  autoComplete?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const unreadable = 'Tarihi gg.aa.yyyy biçiminde yazınız (örneğin 05.09.2018)';

/** A typed date (gg.aa.yyyy) with a calendar button; dropdowns for months and for years from 1900 to now + 10. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, id, value, onChange, onBlur, name, today, min, max, ref, ...input } = props;
  const [text, setText] = useState(() => toTyped(value));
  const [isLeft, setIsLeft] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const given = useRef(value);
  const frame = useRef<HTMLDivElement>(null);

  // The value was replaced from outside (a restored draft, a reset): update the shown text. A value that stays as it was is
  // none of that: its owner takes dates alone, or takes them later, as the address does, while one goes on typing.
  if (given.current !== value) {
    given.current = value;
    if (asValue(text) !== value) setText(toTyped(value));
  }

  const isUnreadable = isLeft && text.trim() !== '' && fromIso(value) === undefined;
  const shownError = isUnreadable ? unreadable : error;
  const ids = useFieldIds({ id, hint, error: shownError });

  function handleType(event: ChangeEvent<HTMLInputElement>) {
    const next = withDots(event.target.value, text);
    setText(next);
    onChange(asValue(next));
  }

  function handleBlur() {
    setIsLeft(true);
    setText(toTyped(value));
    onBlur?.();
  }

  function choose(date: string) {
    setText(toTyped(date));
    onChange(date);
    setIsOpen(false);
  }

  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={shownError} required={required}>
      <Box position="relative" ref={frame}>
        <Input
          type="text"
          inputMode="numeric"
          placeholder="gg.aa.yyyy"
          autoComplete="off"
          maxLength={14}
          aria-required={required}
          {...input}
          ref={ref}
          name={name}
          value={text}
          onChange={handleType}
          onBlur={handleBlur}
          id={ids.controlId}
          {...ids.aria}
          style={{ paddingInlineEnd: '48px', fontVariantNumeric: 'tabular-nums' }}
        />
        <IconButton
          aria-label="Takvimi aç"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={input.disabled}
          onClick={() => setIsOpen(true)}
          position="absolute"
          insetEnd="0.5"
          top="50%"
          transform="translateY(-50%)"
        >
          <Icon>
            <rect x="4" y="5.5" width="16" height="15" rx="3" />
            <path d="M8 3.5v4M16 3.5v4M4 10.5h16M8.5 14.5h.01M12 14.5h.01M15.5 14.5h.01" />
          </Icon>
        </IconButton>
      </Box>
      <DeferredCalendarDialog open={isOpen} onClose={() => setIsOpen(false)} anchor={frame}>
        <DeferredCalendar
          autoFocus
          value={fromIso(value) ? value : undefined}
          onChange={choose}
          today={today}
          min={min}
          max={max}
          options={{
            captionLayout: 'dropdown',
            startMonth: new Date(1900, 0),
            endMonth: new Date(Number(today.slice(0, 4)) + 10, 11),
            disabled: outside(min, max),
            modifiers: { out: outside(min, max) },
            modifiersClassNames: { out: 'p-out' },
          }}
        />
      </DeferredCalendarDialog>
    </FieldFrame>
  );
}

/** What a typed text is as a value: a date, or the text itself. */
function asValue(text: string): string {
  return readTyped(text) ?? text.trim();
}
