import { Box } from '@practice/ui';
import { type CalendarAppointment, lookOf } from '../appointment-look.ts';
import { dayName } from '../calendar-state.ts';
import { type Block, type Hours, PX_PER_MINUTE, timesOf } from './geometry.ts';
import { type Obstruction, obstructionText } from './words.ts';

type GhostProps = {
  draft: Block;
  appointment: CalendarAppointment;
  columns: number;
  hours: Hours;
  dates: readonly string[];
  obstruction: Obstruction;
};

/** Where a card will be, with the new time in words; outlined when something is in the way. */
export function Ghost({ draft, appointment, columns, hours, dates, obstruction }: GhostProps) {
  const width = 100 / columns;
  const { style, ...look } = { style: undefined, ...lookOf(appointment) };
  const problem = obstructionText(obstruction);
  return (
    <Box
      aria-hidden="true"
      data-part="ghost"
      data-side={draft.day >= columns / 2 && columns > 1 ? 'end' : undefined}
      data-conflict={obstruction.with.length > 0 || undefined}
      {...look}
      style={{
        ...style,
        top: (draft.start - hours.from) * PX_PER_MINUTE,
        height: (draft.end - draft.start) * PX_PER_MINUTE,
        insetInlineStart: `${draft.day * width}%`,
        width: `calc(${width}% - 3px)`,
      }}
    >
      <span data-part="ghost-words">
        <strong>{timesOf(draft)}</strong>
        <span>{dayName(dates[draft.day] ?? '')}</span>
        {problem ? <span data-part="problem">{problem}</span> : null}
      </span>
    </Box>
  );
}
