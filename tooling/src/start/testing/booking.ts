import { addDays, today } from '@practice/contracts';

/** Less than the minute for which the database would hold what a killed transaction wrote. */
const SOON_MS = 30_000;

export type Time = { date: string; time: string };
type Slot = { time: string; available: boolean };

/** Times that can be booked, from after the first data's appointments on. Throws with what they are answered with otherwise. */
export async function freeTimes(url: string, count: number): Promise<Time[]> {
  const found: Time[] = [];
  for (let ahead = 28; found.length < count; ahead++) {
    const date = addDays(today(), ahead);
    const response = await fetch(`${url}/api/public/appointments/availability?date=${date}`);
    if (!response.ok) throw new Error(`Times were answered with ${response.status}: ${await response.text()}`);
    const { slots } = (await response.json()) as { slots: Slot[] };
    found.push(...slots.filter(({ available }) => available).map(({ time }) => ({ date, time })));
  }
  return found.slice(0, count);
}

let families = 0;

/** The request of a unique family. */
export function newRequest({ date, time }: Time) {
  families += 1;
  return {
    parentName: 'Elif Demir',
    childName: 'Can Demir',
    childBirthDate: '2018-04-03',
    phone: `0532 123 ${String(1000 + families).replace(/(..)$/, ' $1')}`,
    email: `aile-${families}@ornek.example`,
    serviceType: 'oyun-terapisi',
    reason: 'Uyku ve okul',
    appointmentDate: date,
    appointmentTime: time,
  };
}

/** Sends a request for an appointment; returns the response's status. */
export function sendRequest(url: string, request: object): Promise<number> {
  return fetch(`${url}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${families}.1` },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(SOON_MS),
  }).then(({ status }) => status);
}

/** Requests an appointment as a unique family; returns the response's status. */
export function book(url: string, time: Time): Promise<number> {
  return sendRequest(url, newRequest(time));
}
