import { type AppointmentStatus, addDays, DEFAULT_DURATION_MINUTES, today, toMinutes } from '@practice/contracts';
import { noteExamples, withTransaction } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { insertAppointment } from '../appointment/insert-appointment.ts';
import { loadDayRules } from '../schedule/day-rules.ts';
import { daySlots, isPast } from '../schedule/day-slots.ts';
import { ensureDaySchedule } from '../schedule/reserve-slot.ts';
import { appointmentExamples } from './appointment-examples.ts';
import { people } from './people.ts';

const FIRST_DAY = -14;
const LAST_DAY = 21;
const TIMES = ['10:00', '14:00', '16:00', '09:00', '11:00', '15:00', '13:00', '17:00'];
const COMING: AppointmentStatus[] = ['pending', 'confirmed', 'pending', 'cancelled', 'confirmed'];
const PAST: AppointmentStatus[] = ['completed', 'completed', 'cancelled', 'completed', 'confirmed'];

/** Thirty appointments around today in all statuses, one after the other on the days that are open. */
export async function seedAppointments(): Promise<void> {
  const slots = await findSlots(people.length);
  for (const [index, person] of people.entries()) {
    const slot = slots[index];
    if (!slot) continue;
    const statuses = isPast(slot.date, toMinutes(slot.time)) ? PAST : COMING;
    await ensureDaySchedule(slot.date);
    await withTransaction(async (session) => {
      if (await AppointmentModel.exists({ email: person.email }).session(session)) return;
      const [rules] = await loadDayRules([slot.date], session);
      if (!rules?.hours) return;
      const { _id } = await insertAppointment(
        session,
        { ...rules, hours: rules.hours },
        {
          ...person,
          appointmentDate: slot.date,
          appointmentTime: slot.time,
          duration: DEFAULT_DURATION_MINUTES,
          status: statuses[index % statuses.length] ?? 'pending',
          source: 'public',
          consents: null,
        },
      );
      await noteExamples(session, appointmentExamples, [_id]);
    });
  }
}

/** Times that the practice offers, spread over the days from two weeks ago to three weeks ahead. */
async function findSlots(count: number): Promise<{ date: string; time: string }[]> {
  const dates = Array.from({ length: LAST_DAY - FIRST_DAY }, (_, index) => addDays(today(), FIRST_DAY + index));
  const open = (await loadDayRules(dates)).filter((rules) => rules.hours && !rules.isHoliday);
  const slots = TIMES.flatMap((time, round) =>
    open
      .filter((rules, index) => (index + round) % 2 === 0 && daySlots(rules).some((slot) => slot.time === time))
      .map((rules) => ({ date: rules.date, time })),
  );
  return slots.slice(0, count).sort((a, b) => a.date.localeCompare(b.date));
}
