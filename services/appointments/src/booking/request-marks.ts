import { createHash } from 'node:crypto';
import { type BookAppointmentInput, toSearchKey } from '@practice/contracts';
import { DomainError, keyedHash, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { type BookingRequest, BookingRequestModel } from './booking-request.model.ts';

const KEY_KEPT_MS = 24 * 3_600_000;
/** How long the same child at the same time counts as the same request. */
const SAME_REQUEST_MS = 10 * 60_000;

/** How a request is recognised when it comes again. */
export type RequestMarks = { keyMark: string | null; bodyHash: string; sameMarks: string[] };

/** What an earlier sending made, and whether this one says the very same. */
export type EarlierRequest = { appointment: StoredAppointment; isSameBody: boolean };

/**
 * The marks of a request. A key counts for its caller only. Without one it is the same request when parent, child, date
 * and time are the same, and the phone or the e-mail is: so a corrected phone does not meet its own first sending.
 */
export function marksOf(ctx: ServiceContext, input: BookAppointmentInput): RequestMarks {
  const caller = ctx.actor.userId ?? `anonymous ${ctx.address}`;
  const { parentName, childName, phone, email, appointmentDate, appointmentTime } = input;
  const same = [toSearchKey(parentName), toSearchKey(childName), appointmentDate, appointmentTime];
  return {
    keyMark: ctx.idempotencyKey ? `key:${hash(caller, ctx.idempotencyKey)}` : null,
    bodyHash: keyedHash(...Object.entries(input).sort().flat().map(String)),
    sameMarks: [`same:${hash(...same, 'phone', phone)}`, `same:${hash(...same, 'email', email)}`],
  };
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * What an earlier sending of this request made, or null.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED when the key came with another body.
 */
export async function findEarlierRequest({
  keyMark,
  bodyHash,
  sameMarks,
}: RequestMarks): Promise<EarlierRequest | null> {
  const now = Date.now();
  const found: BookingRequest[] = await BookingRequestModel.find({
    _id: { $in: keyMark ? [keyMark, ...sameMarks] : sameMarks },
  }).lean();
  const marks = found.filter((mark) => mark.expiresAt.getTime() > now);
  const byKey = marks.find((mark) => mark._id === keyMark);
  if (byKey) {
    if (byKey.bodyHash !== bodyHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    const appointment = await AppointmentModel.findById(byKey.appointmentId).lean();
    return appointment && { appointment, isSameBody: true };
  }
  if (marks.length === 0) return null;
  const ids = [...new Set(marks.map((mark) => mark.appointmentId))];
  const appointments = await AppointmentModel.find({ _id: { $in: ids } }).lean();
  const appointment = appointments.find(({ status }) => status !== 'cancelled');
  if (!appointment) return null;
  const own = marks.filter((mark) => mark.appointmentId === String(appointment._id));
  return { appointment, isSameBody: own.some((mark) => mark.bodyHash === bodyHash) };
}

/**
 * Writes the marks with the appointment that they stand for, and that its phone and its e-mail have asked.
 * @returns `isFirst`: neither has asked while a request of theirs could still be open. Theirs are kept until the last time
 * that was asked for.
 */
export async function writeMarks(
  session: ClientSession,
  marks: RequestMarks,
  { _id, phone, email, startsAt }: StoredAppointment,
): Promise<{ isFirst: boolean }> {
  const createdAt = new Date();
  const mark = { bodyHash: marks.bodyHash, appointmentId: String(_id), createdAt };
  const made = (_id: string, keptMs: number) => {
    const replacement = { _id, ...mark, expiresAt: new Date(createdAt.getTime() + keptMs) };
    return { replaceOne: { filter: { _id }, replacement, upsert: true } };
  };
  const asked = (_id: string) => {
    const update = { $set: mark, $max: { expiresAt: startsAt } };
    return { updateOne: { filter: { _id }, update, upsert: true } };
  };
  const { upsertedIds } = await BookingRequestModel.bulkWrite(
    [
      asked(`phone:${hash(phone)}`),
      asked(`email:${hash(email)}`),
      ...marks.sameMarks.map((id) => made(id, SAME_REQUEST_MS)),
      ...(marks.keyMark ? [made(marks.keyMark, KEY_KEPT_MS)] : []),
    ],
    { session },
  );
  return { isFirst: 0 in upsertedIds && 1 in upsertedIds };
}
