import { memo } from 'react';
import { statusTone } from '../../record/appointment.ts';
import { type CalendarAppointment, lookOf } from '../appointment-look.ts';
import { dayName } from '../calendar-state.ts';
import { holidayText } from '../holiday-text.ts';
import { StatusMark } from '../status-mark.tsx';
import type { CalendarDay } from '../use-calendar.ts';

/** How many appointments a day of the month shows; the others are a number. */
const SHOWN = 3;

type MonthDayProps = {
  date: string;
  appointments: readonly CalendarAppointment[];
  opening: CalendarDay | undefined;
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  isReachable: boolean;
  onChoose: (day: string | null) => void;
  highlighted: ReadonlySet<string>;
};

/** A day of the month: a button that shows its first appointments, and how many more there are. */
export const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const { date, appointments, opening, isOutside, isToday, isChosen, isReachable, onChoose, highlighted } = props;
  const holiday = holidayText(opening);
  const isClosed = opening !== undefined && (opening.holidays.length > 0 || opening.opensAt === null);
  const more = appointments.length - SHOWN;
  return (
    <button
      type="button"
      data-date={date}
      data-outside={isOutside || undefined}
      data-closed={isClosed || undefined}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={spokenDay(date, appointments.length, holiday, isClosed)}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => onChoose(isChosen ? null : date)}
    >
      <span data-part="head">
        <span data-part="number">{Number(date.slice(8))}</span>
        {holiday ? <span data-part="holiday">{holiday}</span> : null}
      </span>
      {appointments.slice(0, SHOWN).map((appointment) => (
        <span
          key={appointment.id}
          data-part="chip"
          data-changed={highlighted.has(appointment.id) || undefined}
          {...lookOf(appointment)}
        >
          <StatusMark tone={statusTone(appointment.status)} />
          <span data-part="time">{appointment.appointmentTime}</span>
          <span data-part="name">{appointment.childName}</span>
        </span>
      ))}
      {more > 0 ? (
        <span data-part="more">
          <span>{`+${more}`}</span> <span>daha</span>
        </span>
      ) : null}
    </button>
  );
});

function spokenDay(date: string, count: number, holiday: string | null, isClosed: boolean): string {
  const closed = holiday ? `, tatil: ${holiday}` : isClosed ? ', kapalı' : '';
  return `${dayName(date)}, ${count === 0 ? 'randevu yok' : `${count} randevu`}${closed}`;
}
