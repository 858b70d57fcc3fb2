import { datesBetween, fromInstant, type SelfCheckFault } from '@practice/contracts';
import { type ClientSession, formatDay, type SelfCheck, withTransaction } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { intervalOf, timeFieldsOf } from '../appointment/appointment-times.ts';
import { type DaySchedule, DayScheduleModel, dayScheduleId } from '../schedule/day-schedule.model.ts';
import { inAppointmentWindows, WINDOW_DAYS } from './appointment-windows.ts';

type Timed = Pick<
  StoredAppointment,
  '_id' | 'appointmentDate' | 'appointmentTime' | 'appointmentEndTime' | 'duration' | 'startsAt' | 'endsAt'
>;
type Window = { from: Date; to: Date };

const DAY_MS = 86_400_000;

/** Whether day schedules say what the appointments say, which are read at one moment with them. */
export const checkDaySchedules: SelfCheck = inAppointmentWindows(async (window) => {
  const { appointments, schedules } = await withTransaction((session) => readDays(session, window));
  const days = new Map<string, Timed[]>(schedules.map(({ date }) => [date, []]));
  for (const appointment of appointments) {
    const { appointmentDate: date } = appointment;
    days.set(date, [...(days.get(date) ?? []), appointment]);
  }
  const scheduleOf = new Map(schedules.map((schedule) => [schedule._id, schedule]));
  const faults = [...days].flatMap(([date, ofDay]) => faultsOfDay(date, ofDay, scheduleOf.get(dayScheduleId(date))));
  return { checked: appointments.length, faults: [...faults, ...appointments.filter(isElsewhere).map(toTimeFault)] };
});

async function readDays(session: ClientSession, { from, to }: Window) {
  const appointments = await AppointmentModel.find(
    { startsAt: { $gte: from, $lt: to }, status: { $ne: 'cancelled' } },
    { appointmentDate: 1, appointmentTime: 1, appointmentEndTime: 1, duration: 1, startsAt: 1, endsAt: 1 },
    { session },
  ).lean<Timed[]>();
  const dates = new Set([...appointments.map(({ appointmentDate }) => appointmentDate), ...daysOf({ from, to })]);
  const schedules = await DayScheduleModel.find({ _id: [...dates].map(dayScheduleId) }, null, { session }).lean();
  return { appointments, schedules };
}

/** The days of a window; of those before and after all schedules none. */
function daysOf({ from, to }: Window): string[] {
  if (to.getTime() - from.getTime() > WINDOW_DAYS * DAY_MS) return [];
  return datesBetween(fromInstant(from).date, fromInstant(new Date(to.getTime() - 1)).date);
}

function faultsOfDay(date: string, appointments: Timed[], schedule: DaySchedule | undefined): SelfCheckFault[] {
  const { intervals = [], count = 0 } = schedule ?? {};
  const taken = new Map(intervals.map((interval) => [interval.appointmentId, interval]));
  const ids = new Set(appointments.map(({ _id }) => String(_id)));
  const day = formatDay(date);
  const records = [{ place: 'day', recordId: date } as const];
  const faults: SelfCheckFault[] = [];
  for (const appointment of appointments) {
    const id = String(appointment._id);
    const { start, end } = intervalOf(appointment);
    const interval = taken.get(id);
    const sentence = !interval
      ? `${day}: ${appointment.appointmentTime} randevusu gün çizelgesinde yok, saati boş görünüyor.`
      : `${day}: ${appointment.appointmentTime} randevusunun çizelgedeki saati başka.`;
    if (interval?.start === start && interval.end === end) continue;
    faults.push({ id: `${date}:${id}`, sentence, records: [{ place: 'appointment', recordId: id }, ...records] });
  }
  for (const { appointmentId } of intervals.filter((interval) => !ids.has(interval.appointmentId))) {
    const sentence = `${day}: gün çizelgesi, randevusu olmayan bir saati dolu gösteriyor.`;
    faults.push({ id: `${date}:${appointmentId}`, sentence, records });
  }
  if (count !== intervals.length || taken.size !== intervals.length) {
    const sentence = `${day}: gün çizelgesindeki randevu sayısı dolu saatlerinkinden farklı.`;
    faults.push({ id: `${date}:count`, sentence, records });
  }
  return faults;
}

/** The instants that follow from date, time and duration are others. */
function isElsewhere(appointment: Timed): boolean {
  const { startsAt, endsAt, appointmentEndTime } = timeFieldsOf(appointment);
  return (
    startsAt.getTime() !== appointment.startsAt.getTime() ||
    endsAt.getTime() !== appointment.endsAt.getTime() ||
    appointmentEndTime !== appointment.appointmentEndTime
  );
}

function toTimeFault({ _id, appointmentDate, appointmentTime }: Timed): SelfCheckFault {
  return {
    id: `${_id}:instants`,
    sentence: `${formatDay(appointmentDate)} ${appointmentTime} randevusu takvimde başka bir anda duruyor.`,
    records: [{ place: 'appointment', recordId: String(_id) }],
  };
}
