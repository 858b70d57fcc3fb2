import { minutesNow } from '@practice/contracts';
import { Box } from '@practice/ui';
import { memo, useEffect, useState } from 'react';
import { isMovable, statusTone } from '../../record/appointment.ts';
import { type CalendarAppointment, lookOf, spokenName } from '../appointment-look.ts';
import { dayName } from '../calendar-state.ts';
import { StatusMark } from '../status-mark.tsx';
import type { ClosedTime } from './closed-times.ts';
import { type Block, blockOf, type Hours, PX_PER_MINUTE, timesOf } from './geometry.ts';
import { type Lane, lanesOf } from './lanes.ts';

type DayColumnProps = {
  date: string;
  appointments: readonly CalendarAppointment[];
  closed: readonly ClosedTime[];
  hours: Hours;
  isToday: boolean;
  titleOf: (slug: string) => string;
  /** Id of the text that says how cards are moved. */
  how: string;
  highlighted: ReadonlySet<string>;
  /** The card that is being moved. */
  moving: string | null;
};

/** A day of the grid: its closed times behind its appointments. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { date, appointments, closed, hours, isToday, titleOf, how, highlighted, moving } = props;
  const blocks = new Map(appointments.map((appointment) => [appointment.id, blockOf(appointment, 0)]));
  const lanes = lanesOf([...blocks.values()].map(asDrawn));
  return (
    <div data-day={date} data-part="column">
      {closed.map((time) => (
        <div key={`${time.start} ${time.end} ${time.label}`} data-part="closed" style={spanOf(time, hours)}>
          {time.label ? (
            <span>
              <span>{time.label}</span>
              {time.isWholeDay ? null : <span data-part="closed-times"> {timesOf(time)}</span>}
            </span>
          ) : null}
        </div>
      ))}
      <ol aria-label={dayName(date)}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <Card
              appointment={appointment}
              block={blocks.get(appointment.id) as Block}
              lane={lanes.get(appointment.id) ?? { at: 0, of: 1 }}
              hours={hours}
              serviceTitle={titleOf(appointment.serviceType)}
              how={how}
              isChanged={highlighted.has(appointment.id)}
              isMoving={moving === appointment.id}
            />
          </li>
        ))}
      </ol>
      {isToday ? <NowLine hours={hours} /> : null}
    </div>
  );
});

/** Cards are never lower than a finger can meet: 24 pixels. */
const LOWEST_MINUTES = 20;

function asDrawn(block: Block): Block {
  return { ...block, end: Math.max(block.end, block.start + LOWEST_MINUTES) };
}

type CardProps = {
  appointment: CalendarAppointment;
  block: Block;
  lane: Lane;
  hours: Hours;
  serviceTitle: string;
  how: string;
  isChanged: boolean;
  isMoving: boolean;
};

/** Lower cards have no room for a name. */
const NAMED_MINUTES = 30;
const TWO_LINES_MINUTES = 40;
const THREE_LINES_MINUTES = 55;

/** An appointment. Clicks, drags and keys are handled by the grid. */
const Card = memo(function Card({
  appointment,
  block,
  lane,
  hours,
  serviceTitle,
  how,
  isChanged,
  isMoving,
}: CardProps) {
  const minutes = block.end - block.start;
  const { style, ...look } = { style: undefined, ...lookOf(appointment) };
  const width = 100 / lane.of;
  return (
    <button
      type="button"
      data-id={appointment.id}
      data-part="card"
      data-lines={minutes >= THREE_LINES_MINUTES ? 3 : minutes >= TWO_LINES_MINUTES ? 2 : 1}
      data-changed={isChanged || undefined}
      data-moving={isMoving || undefined}
      data-conflict={appointment.conflictsWith.length > 0 || undefined}
      aria-label={spokenName(appointment, serviceTitle)}
      aria-describedby={how}
      title={spokenName(appointment, serviceTitle)}
      {...look}
      style={{
        ...style,
        ...spanOf(asDrawn(block), hours),
        insetInlineStart: `${lane.at * width}%`,
        width: `calc(${width}% - 3px)`,
      }}
    >
      <span data-part="line">
        <StatusMark tone={statusTone(appointment.status)} />
        <span data-part="time">
          <span>{appointment.appointmentTime}</span>
          <span data-part="until">{`–${appointment.appointmentEndTime}`}</span>
        </span>
      </span>
      {minutes >= NAMED_MINUTES ? <span data-part="name">{appointment.childName}</span> : null}
      <span data-part="service">{serviceTitle}</span>
      {isMovable(appointment) ? <span data-edge="end" /> : null}
    </button>
  );
});

function spanOf({ start, end }: { start: number; end: number }, hours: Hours) {
  return { top: (start - hours.from) * PX_PER_MINUTE, height: (end - start) * PX_PER_MINUTE };
}

const EVERY_MS = 30_000;

/** The current time on today's column. */
function NowLine({ hours }: { hours: Hours }) {
  const [minute, setMinute] = useState(minutesNow);
  useEffect(() => {
    const timer = setInterval(() => setMinute(minutesNow()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (minute < hours.from || minute > hours.to) return null;
  return <Box data-part="now" aria-hidden="true" style={{ top: (minute - hours.from) * PX_PER_MINUTE }} />;
}
