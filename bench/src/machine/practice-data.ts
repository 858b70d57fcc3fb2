import { addDays, today, toInstant, toMinutes, toSearchKey, toSortKey, toTimeOfDay } from '@practice/contracts';
import { type Db, ObjectId } from 'mongodb';
import { appointmentDefaults } from '../appointment-defaults.ts';

const BATCH_DAYS = 250;
const A_DAY = 20;
const LENGTH_MINUTES = 30;
/** Of these days there is a history, as the dashboard measures how soon requests were answered. */
const ANSWERED_DAYS = 60;
const OPENING_MINUTES = 8 * 60;
const children = ['Ada', 'Ömer', 'Işıl', 'Deniz', 'Ece', 'Can', 'Elif', 'Çınar', 'Güneş', 'Şule', 'Umut'];
const families = ['Yılmaz', 'Şahin', 'Çelik', 'Kaya', 'Aydın', 'Öztürk', 'Arslan', 'Doğan', 'Işık'];
const statuses = ['pending', 'confirmed', 'completed', 'completed', 'completed', 'cancelled'];

/**
 * Fills collections of the appointments service with `count` appointments, 20 a day, ending five weeks from now, each with
 * its time on the day's schedule, in the form in which the service writes them.
 */
export async function fillAppointments(db: Db, count: number): Promise<void> {
  const schedules = db.collection<{ _id: string }>('day_schedules');
  // The days of the seeded appointments are left as they are.
  const kept = new Set((await schedules.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
  const days = Math.ceil(count / A_DAY);
  const first = addDays(today(), 37 - days);
  const answeredFrom = addDays(today(), -ANSWERED_DAYS);
  for (let start = 0; start < days; start += BATCH_DAYS) {
    const made = Array.from({ length: Math.min(BATCH_DAYS, days - start) }, (_, index) => {
      const date = addDays(first, start + index);
      return { date, appointments: appointmentsOf(date, (start + index) * A_DAY) };
    });
    await db.collection('appointments').insertMany(
      made.flatMap(({ appointments }) => appointments),
      { ordered: false },
    );
    const fresh = made.map(({ date, appointments }) => sheetOf(date, appointments)).filter(({ _id }) => !kept.has(_id));
    if (fresh.length > 0) await schedules.insertMany(fresh, { ordered: false });
    const answers = made.flatMap(({ date, appointments }) => (date >= answeredFrom ? answersTo(appointments) : []));
    if (answers.length > 0) await db.collection('appointment_changes').insertMany(answers, { ordered: false });
  }
}

type Made = ReturnType<typeof appointmentsOf>[number];

function appointmentsOf(date: string, offset: number) {
  const midnight = toInstant(date, '00:00').getTime();
  return Array.from({ length: A_DAY }, (_, index) => {
    const number = offset + index;
    const pick = (list: string[], step: number) => list[Math.floor(number / step) % list.length] ?? '';
    const family = pick(families, 1);
    const childName = `${pick(children, 1)} ${family}`;
    const parentName = `${pick(children, 3)} ${family}`;
    const phone = `0532${String(number % 10_000_000).padStart(7, '0')}`;
    const email = `veli${number}@example.com`;
    const start = OPENING_MINUTES + index * LENGTH_MINUTES;
    const appointmentTime = toTimeOfDay(start);
    const startsAt = new Date(midnight + start * 60_000);
    return {
      ...appointmentDefaults,
      _id: new ObjectId(),
      parentName,
      childName,
      childBirthDate: '2017-05-04',
      phone,
      email,
      serviceType: number % 2 ? 'oyun-terapisi' : 'bireysel-terapi',
      reason: '',
      appointmentDate: date,
      appointmentTime,
      appointmentEndTime: toTimeOfDay(start + LENGTH_MINUTES),
      startsAt,
      endsAt: new Date(startsAt.getTime() + LENGTH_MINUTES * 60_000),
      duration: LENGTH_MINUTES,
      status: pick(statuses, 1),
      searchTokens: [...toSearchKey(`${childName} ${parentName}`).split(' '), phone, toSearchKey(email)],
      childNameKey: toSortKey(childName),
      parentNameKey: toSortKey(parentName),
      createdAt: startsAt,
      updatedAt: startsAt,
    };
  });
}

/** The changes of status with which the practice has answered so far, three hours after the request. */
function answersTo(appointments: Made[]) {
  return appointments
    .filter(({ status, createdAt }) => status !== 'pending' && createdAt < new Date())
    .map(({ _id, status, createdAt }) => ({
      appointmentId: String(_id),
      at: new Date(createdAt.getTime() + 3 * 3_600_000),
      username: 'asistan',
      changeType: 'status',
      fields: [{ field: 'status', from: 'pending', to: status }],
    }));
}

function sheetOf(date: string, appointments: Made[]) {
  const intervals = appointments
    .filter(({ status }) => status !== 'cancelled')
    .map(({ _id, appointmentTime, appointmentEndTime }) => ({
      appointmentId: String(_id),
      start: toMinutes(appointmentTime),
      end: toMinutes(appointmentEndTime),
    }));
  return { _id: `practice:${date}`, date, intervals, count: intervals.length };
}
