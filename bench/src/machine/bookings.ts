import { addDays, dayOfWeek, today } from '@practice/contracts';
import type { Db } from 'mongodb';
import { anyAddress } from './load.ts';

export type Time = { date: string; time: string };

export const TIMES = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];
/** All within the booking horizon, after the first data's appointments. */
const DAYS = 8;

let families = 0;

/** Sends a booking, which is answered by this status. */
export function sendTo(url: string, expected: number): (body: object) => Promise<void> {
  return async (body) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (response.status !== expected) throw new Error(`${url} answered ${response.status}: ${text}`);
  };
}

/** A request for a time, each of another family: one may have few open requests. */
export function requestFor({ date, time }: Time) {
  families += 1;
  return {
    parentName: 'Elif Demir',
    childName: 'Can Demir',
    childBirthDate: '2018-04-03',
    phone: `0532${String(families).padStart(7, '0')}`,
    email: `elif${families}@example.com`,
    serviceType: 'oyun-terapisi',
    reason: 'Uyku ve okul',
    appointmentDate: date,
    appointmentTime: time,
  };
}

export function workdays(): string[] {
  const all = Array.from({ length: 2 * DAYS }, (_, index) => addDays(today(), 28 + index));
  return all.filter((date) => ![0, 6].includes(dayOfWeek(date))).slice(0, DAYS);
}

/** Every weekday takes every time, without closed days: the bench is about speed, not about rules. */
export async function roomForAll(db: Db): Promise<void> {
  const open = { startTime: '09:00', endTime: '18:00', maxAppointments: 20, bufferTime: 0, isActive: true };
  await db.collection('working_hours').updateMany({}, { $set: open });
  await db.collection('holidays').deleteMany({});
}
