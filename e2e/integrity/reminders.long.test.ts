import { type AppointmentRecord, addDays, toInstant } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';
import { randomFrom } from '@practice/tooling/testing/random';
import { beforeAll, expect, it, vi } from 'vitest';
import { type FreeTime, freeTimes, staffBooking } from './bookings.ts';
import { movedClock } from './moved-clock.ts';
import { untilAllIsQuiet } from './outbox.ts';
import { practice } from './practice.ts';

const clock = movedClock();
const running = practice({
  gateways: 2,
  seed: 'essential',
  env: clock.env,
  settings: {
    appointment_reminder_enabled: 'true',
    appointment_reminder_lead_hours: '48, 24',
    appointment_reminder_quiet_start: '00:00',
    appointment_reminder_quiet_end: '00:00',
  },
});
const random = randomFrom(Number(process.env.SEED ?? 20_261_124));
let staff: Caller;
let date: string;
let times: FreeTime[];
beforeAll(async () => {
  staff = await running.login('admin');
  const [first] = await freeTimes(running.visitor, 1);
  date = first?.appointmentDate ?? '';
  // Reminders may be six hours late: at half past three those of all of them are due.
  const all = await freeTimes(running.visitor, 20);
  times = all.filter((time) => time.appointmentDate === date && time.appointmentTime < '15:00');
});

async function confirmed(time: FreeTime): Promise<string> {
  const { body, status } = await staff.post('/api/appointments', { ...staffBooking(time), status: 'confirmed' });
  expect(status).toBe(201);
  return (body as AppointmentRecord).id;
}

/** Kills both gateways with -9, each at a moment of its own, and starts them again. */
async function killBoth(): Promise<void> {
  await Promise.all(
    [0, 1].map(async (gateway) => {
      await new Promise((resolve) => setTimeout(resolve, random.next() * 1500));
      await running.killAndStart(gateway);
    }),
  );
}

const queued = () => running.db.collection('outgoing_emails').countDocuments({ kind: 'reminder' });

it('reminders go once through kill -9, two servers and a clock that jumps ahead and back', async () => {
  const [toCancel, ...kept] = times;
  if (!toCancel || kept.length < 3) throw new Error(`There are too few free times on ${date}.`);
  const cancelled = await confirmed(toCancel);
  const ids: string[] = [];
  for (const time of kept) ids.push(await confirmed(time));
  const cancellation = { status: 'cancelled', withoutEmail: true };
  expect((await staff.send('PATCH', `/api/appointments/${cancelled}/status`, cancellation)).status).toBe(200);

  const jumpTo = (days: number) => clock.moveTo(toInstant(addDays(date, days), '15:00'));
  for (const [index, days] of [-2, -1].entries()) {
    jumpTo(days);
    await killBoth();
    await vi.waitFor(async () => expect(await queued()).toBe(ids.length * (index + 1)), 90_000);
    await untilAllIsQuiet(running.db);
  }
  for (const days of [-2, -1]) {
    jumpTo(days);
    await killBoth();
    await untilAllIsQuiet(running.db);
  }

  const expected = ids.flatMap((id, index) =>
    [24, 48].map((hours) => {
      const mark = `${date}-${kept[index]?.appointmentTime.replace(':', '.')}-${hours}h`;
      return `<reminder.${id}.${mark}@ornek.example>`;
    }),
  );
  // Each night that the clock jumps over may have e-mails of its own, about the site's health for example.
  const arrived = running.mailbox
    .emails()
    .map(({ messageId }) => messageId)
    .filter((messageId) => messageId.startsWith('<reminder.'));
  expect([...new Set(arrived)].sort()).toEqual(expected.sort());
  // One that was killed between the mail server's answer and its own note sends that e-mail again, as the same message.
  expect(arrived.length - expected.length).toBeLessThanOrEqual(4);
  const reminded = await running.db.collection('appointments').find({ reminderSent: true }).toArray();
  expect(reminded.map(({ _id }) => String(_id)).sort()).toEqual([...ids].sort());
}, 600_000);
