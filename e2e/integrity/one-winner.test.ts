import type { AppointmentRecord, BulkResult } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, describe, expect, it } from 'vitest';
import { booking, byGraphQL, byRest, type FreeTime, freeTimes, type Outcome, staffBooking } from './bookings.ts';
import { overlaps, sheetsThatLie } from './overlaps.ts';
import { practice } from './practice.ts';

/** The full size goes on for longer: a race that is lost seldom shows then. With elections and the like each takes longer. */
const ROUNDS = process.env.TEST_DATABASE ? 4 : process.env.TESTS === 'short' ? 8 : 16;
const PARENTS = 160;
const STAFF = 40;

const running = practice({ gateways: 2, seed: 'essential' });
let times: FreeTime[];
let staff: Caller[];

beforeAll(async () => {
  const all = await freeTimes(running.visitor, ROUNDS * 16);
  times = all.filter(({ appointmentTime }) => appointmentTime === '10:00');
  staff = [await running.login('admin', 0), await running.login('admin', 1)];
});

/** All staff have different addresses: the limits per address are not tested here. */
function someone(number: number): Caller {
  const caller = staff[number % 2] as Caller;
  caller.address = running.visitor().address;
  return caller;
}

/**
 * Starts before or at ten and ends after a quarter past: all that are booked like this overlap. Some start before the
 * practice opens on a Saturday, so the staff mean closed times.
 */
function staffTime(number: number, { appointmentDate }: FreeTime) {
  const start = ['09:15', '09:30', '09:45', '10:00'][number % 4] as string;
  return {
    appointmentDate,
    appointmentTime: start,
    duration: [60, 75, 90, 120][number % 3] as number,
    allowClosed: true,
  };
}

/** 200 requests for one time at the same moment, alternating between REST and GraphQL and between both gateways. */
function requests(time: FreeTime): Promise<Outcome>[] {
  const parents = Array.from({ length: PARENTS }, (_, number) => {
    const send = number % 4 < 2 ? byRest : byGraphQL;
    return send(running.visitor(number % 2), booking(time));
  });
  const created = Array.from({ length: STAFF }, (_, number) => {
    const send = number % 4 < 2 ? byRest : byGraphQL;
    return send(someone(number), { ...staffBooking(time), ...staffTime(number, time) });
  });
  return [...parents, ...created];
}

const winners = (outcomes: Outcome[]) => outcomes.filter(({ id }) => id !== null);
/** How each API rejects a request that comes too late. */
const refusals = (outcomes: Outcome[]) =>
  [...new Set(outcomes.filter(({ id }) => id === null).map(({ status, code }) => `${status} ${code}`))].sort();
const lateRefusals = ['200 APPOINTMENT_OVERLAP', '200 SLOT_TAKEN', '409 APPOINTMENT_OVERLAP', '409 SLOT_TAKEN'];

describe(`${ROUNDS} times that ${PARENTS + STAFF} ask for at once, at two gateways`, () => {
  it.each(Array.from({ length: ROUNDS / 2 }, (_, round) => round))('go to one each: round %i', async (round) => {
    const outcomes = await Promise.all(requests(times[round] as FreeTime));
    expect(refusals(outcomes)).toEqual(lateRefusals);
    expect(winners(outcomes)).toHaveLength(1);
  });

  it.each(Array.from({ length: ROUNDS / 2 }, (_, round) => round + ROUNDS / 2))(
    'go to one each while staff move, reactivate and confirm into them: round %i',
    async (round) => {
      const time = times[round] as FreeTime;
      const { moved, cancelled } = await prepareStaff(time, times[round + ROUNDS / 2] as FreeTime);
      const attempts = [
        ...moved.map(async ({ id }, number) => {
          const response = await someone(number).send('PUT', `/api/appointments/${id}`, staffTime(number, time));
          return outcomeOf(response.status, response.body, id);
        }),
        ...cancelled.slice(0, 3).map(async ({ id }, number) => {
          const response = await someone(number).send('PATCH', `/api/appointments/${id}/status`, { status: 'pending' });
          return outcomeOf(response.status, response.body, id);
        }),
        ...[cancelled.slice(3, 6), cancelled.slice(6)].map(async (some, number) => {
          const ids = some.map(({ id }) => id);
          const response = await someone(number).post('/api/appointments/bulk-status', { ids, status: 'confirmed' });
          expect(response.status).toBe(200);
          return (response.body as BulkResult).results.map(({ id, ok, code }) => ({
            status: 409,
            id: ok ? id : null,
            code,
          }));
        }),
      ];
      const outcomes = (await Promise.all([...attempts, ...requests(time)])).flat();
      expect(refusals(outcomes)).toEqual(lateRefusals);
      expect(winners(outcomes)).toHaveLength(1);
    },
  );

  it('leave no overlap anywhere, and day schedules that match the appointments', async () => {
    expect(
      await running.db.collection('appointments').countDocuments({ status: { $ne: 'cancelled' } }),
    ).toBeGreaterThanOrEqual(ROUNDS);
    expect(await overlaps(running.db)).toEqual([]);
    expect(await sheetsThatLie(running.db)).toEqual([]);
  });

  it('cause no errors in the servers', () => {
    expect(
      running
        .log()
        .split('\n')
        .filter((line) => line.includes('"level":"error"')),
    ).toEqual([]);
  });
});

function outcomeOf(status: number, body: unknown, id: string): Outcome {
  return { status, code: (body as { code?: string }).code ?? null, id: status === 200 ? id : null };
}

/** Appointments to move from another day, and cancelled ones whose time it was. */
async function prepareStaff(time: FreeTime, { appointmentDate }: FreeTime) {
  const create = async (fields: object, number: number) => {
    const response = await someone(number).post('/api/appointments', {
      ...staffBooking(time),
      allowClosed: true,
      ...fields,
    });
    expect(response.status).toBe(201);
    return response.body as AppointmentRecord;
  };
  const elsewhere = ['14:00', '15:00', '16:00'];
  const moved = await Promise.all(
    elsewhere.map((appointmentTime, number) => create({ appointmentDate, appointmentTime }, number)),
  );
  const cancelled = await Promise.all(
    Array.from({ length: 9 }, (_, number) => create({ ...staffTime(number, time), status: 'cancelled' }, number)),
  );
  return { moved, cancelled };
}
