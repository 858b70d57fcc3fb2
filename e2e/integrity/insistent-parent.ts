import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '@practice/tooling/testing/caller';
import { type Booking, booking, type FreeTime } from './bookings.ts';

/** One response that a parent received; `status` 0 when the connection broke. */
export type ReceivedResponse = { status: number; code: string | null; retryAfter: string | null; at: number };
export type Acknowledged = { id: string; email: string };

const PATIENCE_MS = 150_000;
const RETRY_MS = 150;

/** Sends a request again and again with its one key until somebody acknowledges it, as the wizard does. */
export async function insist(
  caller: () => Caller,
  time: FreeTime,
  onResponse: (received: ReceivedResponse) => void,
): Promise<Acknowledged> {
  const body = booking(time);
  const headers = { 'idempotency-key': randomUUID() };
  const { address } = caller();
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const response = await sendOnce(caller(), address, body, headers);
    onResponse(response);
    if (response.status === 201 && response.id) return { id: response.id, email: body.email };
    await pause(RETRY_MS);
  }
  throw new Error(`Nobody acknowledged the request for ${time.appointmentDate} ${time.appointmentTime}`);
}

async function sendOnce(caller: Caller, address: string, body: Booking, headers: Record<string, string>) {
  caller.address = address;
  const at = Date.now();
  try {
    const response = await caller.post('/api/appointments', body, headers);
    const { id = null, code = null } = (response.body ?? {}) as { id?: string; code?: string };
    return { status: response.status, code, retryAfter: response.headers.get('retry-after'), at, id };
  } catch {
    return { status: 0, code: null, retryAfter: null, at, id: null };
  }
}

/** Lets this many parents at a time book one time each. */
export async function bookAll(
  times: FreeTime[],
  parents: number,
  book: (time: FreeTime) => Promise<Acknowledged>,
): Promise<Acknowledged[]> {
  const left = [...times];
  const acknowledged: Acknowledged[] = [];
  const one = async () => {
    for (let time = left.shift(); time; time = left.shift()) acknowledged.push(await book(time));
  };
  await Promise.all(Array.from({ length: parents }, one));
  return acknowledged;
}
