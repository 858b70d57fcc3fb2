import { type AvailabilityRecord, addDays, dayOfWeek, today } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';

export type FreeTime = { appointmentDate: string; appointmentTime: string };
export type Booking = FreeTime & { email: string } & Record<string, unknown>;

/** The first data's appointments lie within three weeks. */
const FIRST_DAY = 28;
let families = 0;

/** A request of a unique family, as the wizard sends it. */
export function booking(time: FreeTime): Booking {
  families += 1;
  return { ...staffBooking(time), kvkkConsent: true, communicationConsent: true };
}

/** The same, as staff send it. */
export function staffBooking(time: FreeTime): Booking {
  families += 1;
  const number = String(families).padStart(7, '0');
  return {
    parentName: 'Şule Aydınlı',
    childName: 'Çınar Aydınlı',
    childBirthDate: '2018-09-04',
    phone: `0532 ${number.slice(0, 3)} ${number.slice(3)}`,
    email: `aile-${number}@ornek.example`,
    serviceType: 'oyun-terapisi',
    reason: 'Geceleri ağlayarak uyanıyor; karanlıktan çok korkuyor.',
    ...time,
  };
}

/** The first `count` times that can be booked, day by day. */
export async function freeTimes(visitor: () => Caller, count: number): Promise<FreeTime[]> {
  const found: FreeTime[] = [];
  for (let date = addDays(today(), FIRST_DAY); found.length < count; date = addDays(date, 1)) {
    if (dayOfWeek(date) === 0) continue;
    const { body } = await visitor().get(`/api/public/appointments/availability?date=${date}`);
    for (const { time, available } of (body as AvailabilityRecord).slots)
      if (available) found.push({ appointmentDate: date, appointmentTime: time });
  }
  return found.slice(0, count);
}

const graphqlBooking = 'mutation($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';
const graphqlCreation =
  'mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { appointment { id } } }';

/** What became of a request, by whichever endpoint: its status as REST has it, its code, the record's id. */
export type Outcome = { status: number; code: string | null; id: string | null };

/** Sends a booking by REST. */
export async function byRest(caller: Caller, body: object): Promise<Outcome> {
  const response = await caller.post('/api/appointments', body);
  const { id = null, code = null } = response.body as { id?: string; code?: string };
  return { status: response.status, id, code };
}

/** Sends a booking by GraphQL. A rejection has the status 200 there; `code` names it. */
export async function byGraphQL(caller: Caller, input: object): Promise<Outcome> {
  const document = caller.role === 'anonymous' ? graphqlBooking : graphqlCreation;
  const { status, data, errors } = await caller.graphql(document, { input });
  const [record] = Object.values(data ?? {}) as { id?: string; appointment?: { id: string } }[];
  return {
    status,
    id: record?.appointment?.id ?? record?.id ?? null,
    code: (errors[0]?.extensions.code as string) ?? null,
  };
}
