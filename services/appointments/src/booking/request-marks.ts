import { createHash } from 'node:crypto';
import { type BookAppointmentInput, toSearchKey } from '@practice/contracts';
import { DomainError, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { type BookingRequest, BookingRequestModel } from './booking-request.model.ts';

const KEY_KEPT_MS = 24 * 3_600_000;
/** How long the same details without a key count as the same request (decisions, "Public"). */
const SAME_REQUEST_MS = 10 * 60_000;

/** How a request is recognised when it comes again. */
export type RequestMarks = { keyMark: string | null; bodyHash: string; sameMark: string };

/**
 * The marks of a request. A key counts for its caller only, and every mark hashes what the caller typed: nobody is
 * shown an answer without having sent the personal data in it.
 */
export function marksOf(ctx: ServiceContext, input: BookAppointmentInput): RequestMarks {
  const caller = ctx.actor.userId ?? `anonymous ${ctx.address}`;
  const { parentName, childName, childBirthDate, phone, email, appointmentDate, appointmentTime } = input;
  const same = [toSearchKey(parentName), toSearchKey(childName), childBirthDate, phone, email];
  return {
    keyMark: ctx.idempotencyKey ? `key:${hash(caller, ctx.idempotencyKey)}` : null,
    bodyHash: hash(...Object.entries(input).sort().flat().map(String)),
    sameMark: `same:${hash(...same, appointmentDate, appointmentTime)}`,
  };
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * The appointment that an earlier sending of this request made, if there was one.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED when the key came with another body.
 */
export async function findEarlierAnswer({
  keyMark,
  bodyHash,
  sameMark,
}: RequestMarks): Promise<StoredAppointment | null> {
  const now = Date.now();
  const marks: BookingRequest[] = await BookingRequestModel.find({
    _id: { $in: keyMark ? [keyMark, sameMark] : [sameMark] },
  }).lean();
  const byKey = marks.find((mark) => mark._id === keyMark && mark.expiresAt.getTime() > now);
  if (byKey) {
    if (byKey.bodyHash !== bodyHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    return AppointmentModel.findById(byKey.appointmentId).lean();
  }
  const same = marks.find((mark) => mark._id === sameMark && mark.expiresAt.getTime() > now);
  const appointment = same ? await AppointmentModel.findById(same.appointmentId).lean() : null;
  return appointment?.status === 'cancelled' ? null : appointment;
}

/** Writes the marks with the appointment that they stand for. */
export async function writeMarks(session: ClientSession, marks: RequestMarks, appointmentId: string): Promise<void> {
  const createdAt = new Date();
  const write = (id: string, bodyHash: string | null, keptMs: number) =>
    BookingRequestModel.replaceOne(
      { _id: id },
      { _id: id, bodyHash, appointmentId, createdAt, expiresAt: new Date(createdAt.getTime() + keptMs) },
      { session, upsert: true },
    );
  await write(marks.sameMark, null, SAME_REQUEST_MS);
  if (marks.keyMark) await write(marks.keyMark, marks.bodyHash, KEY_KEPT_MS);
}
