import { randomUUID } from 'node:crypto';
import type { BookedAppointment } from '@practice/contracts';
import { describe, expect, it } from 'vitest';
import { type Booking, booking, byRest, type FreeTime, freeTimes } from './bookings.ts';
import { untilAllIsQuiet } from './outbox.ts';
import { practice, practiceEmail } from './practice.ts';

const TIMES = 50;
const document = `mutation($input: BookAppointmentInput!) {
  bookAppointment(input: $input) {
    id parentName childName childBirthDate phone email serviceType reason appointmentDate appointmentTime
    appointmentEndTime duration status createdAt
  }
}`;

const running = practice({ gateways: 2, seed: 'essential' });

/** Sends a request 50 times at the same moment, over REST and GraphQL of both gateways, all from one address. */
function sendAtOnce(body: Booking, headers: Record<string, string>): Promise<BookedAppointment[]> {
  const phone = [running.visitor(0), running.visitor(1)] as const;
  phone[1].address = phone[0].address;
  return Promise.all(
    Array.from({ length: TIMES }, async (_, number) => {
      const caller = phone[number % 2 ? 1 : 0];
      if (number % 4 < 2) {
        const response = await caller.post('/api/appointments', body, headers);
        expect([response.status, (response.body as { code?: string }).code]).toEqual([201, undefined]);
        return response.body as BookedAppointment;
      }
      const { data, errors } = await caller.graphql(document, { input: body }, headers);
      expect(errors).toEqual([]);
      return data?.bookAppointment as BookedAppointment;
    }),
  );
}

describe.each([
  ['with one Idempotency-Key', () => ({ 'idempotency-key': randomUUID() })],
  ['without a key', () => ({})],
])(`a request sent ${TIMES} times at once %s`, (_what, headers) => {
  it('is one record, one notification, one e-mail to each, and 50 equal answers', async () => {
    const [time] = await freeTimes(running.visitor, 1);
    const body = booking(time as FreeTime);
    const responses = await sendAtOnce(body, headers());
    const [first] = responses;
    expect(first).toMatchObject({ email: body.email, status: 'pending' });
    for (const response of responses) expect(response).toEqual(first);

    const { id } = first as BookedAppointment;
    expect(await running.db.collection('appointments').countDocuments({ email: body.email })).toBe(1);
    await untilAllIsQuiet(running.db);
    const notifications = await running.db.collection('notifications').find().toArray();
    expect(notifications.filter(({ actionUrl }) => String(actionUrl).includes(id))).toHaveLength(1);
    expect(running.mailbox.emailsTo(body.email)).toHaveLength(1);
    const toPractice = running.mailbox.emailsTo(practiceEmail).filter(({ messageId }) => messageId.includes(id));
    expect(toPractice).toHaveLength(1);
  });

  it('counts once against the limit of its address', async () => {
    const [time] = await freeTimes(running.visitor, 1);
    const body = booking(time as FreeTime);
    const parent = running.visitor();
    const key = headers();
    for (let number = 0; number < 12; number++) {
      expect((await parent.post('/api/appointments', body, key)).status).toBe(201);
    }
    const others = await Promise.all(Array.from({ length: 12 }, () => byRest(parent, booking(time as FreeTime))));
    expect(others.map(({ code }) => code).sort()).toEqual([
      ...Array(9).fill('SLOT_TAKEN'),
      ...Array(3).fill('TOO_MANY_REQUESTS'),
    ]);
  });
});
