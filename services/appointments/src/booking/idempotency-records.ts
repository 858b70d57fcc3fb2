import { createHash } from 'node:crypto';
import { type BookAppointmentInput, toSearchKey } from '@practice/contracts';
import { DomainError, isDuplicateKey, keyedHash, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { type BookingRequest, BookingRequestModel, type MadeRequest } from '../appointment/booking-request.model.ts';

const KEY_KEPT_MS = 24 * 3_600_000;
/** How long the same child at the same time counts as the same request. */
const SAME_REQUEST_MS = 10 * 60_000;

/** How many requests of a phone or an e-mail are kept: more than may be open at once. */
const MOST_KEPT = 50;

/** How a request is recognised when it is sent again: by its key, or as the same among those of its phone and e-mail. */
export type RequestKeys = { idempotencyKeyId: string | null; bodyHash: string; sameAs: string; personIds: string[] };

/** The appointment of an earlier request, and whether this body is identical to its body. */
export type EarlierRequest = { appointment: StoredAppointment; isSameBody: boolean };

/**
 * The keys by which a request is recognised. An idempotency key counts for its caller only. Without one, two requests are
 * the same when parent, child, date and time are equal, and phone or e-mail too: so correcting the phone is no new request.
 */
export function requestKeysOf(ctx: ServiceContext, input: BookAppointmentInput): RequestKeys {
  const caller = ctx.actor.userId ?? `anonymous ${ctx.address}`;
  const { parentName, childName, phone, email, appointmentDate, appointmentTime } = input;
  return {
    idempotencyKeyId: ctx.idempotencyKey ? `key:${hash(caller, ctx.idempotencyKey)}` : null,
    bodyHash: keyedHash(...Object.entries(input).sort().flat().map(String)),
    sameAs: hash(toSearchKey(parentName), toSearchKey(childName), appointmentDate, appointmentTime),
    personIds: personIdsOf({ phone, email }),
  };
}

function personIdsOf({ phone, email }: { phone: string; email: string }): string[] {
  return [`phone:${hash(phone)}`, `email:${hash(email)}`];
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * The result of this request when it was sent before, or null.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED when the key came with another body.
 */
export async function findEarlierRequest(
  { idempotencyKeyId, bodyHash, sameAs, personIds }: RequestKeys,
  session: ClientSession | null = null,
): Promise<EarlierRequest | null> {
  const now = Date.now();
  const ids = idempotencyKeyId ? [idempotencyKeyId, ...personIds] : personIds;
  const records = await BookingRequestModel.find({ _id: { $in: ids } }, null, { session }).lean<BookingRequest[]>();
  const byKey = records.find((each) => each._id === idempotencyKeyId && each.expiresAt.getTime() > now);
  if (byKey) {
    if (byKey.bodyHash !== bodyHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    const appointment = await AppointmentModel.findById(byKey.appointmentId, null, { session }).lean();
    return appointment && { appointment, isSameBody: true };
  }
  const isSame = (each: MadeRequest) => each.sameAs === sameAs && each.at.getTime() > now - SAME_REQUEST_MS;
  const same = records.flatMap(({ requests = [] }) => requests).filter(isSame);
  if (same.length === 0) return null;
  const appointmentIds = [...new Set(same.map((each) => each.appointmentId))];
  const appointments = await AppointmentModel.find({ _id: { $in: appointmentIds } }, null, { session }).lean();
  const appointment = appointments.find(({ status }) => status !== 'cancelled');
  if (!appointment) return null;
  const ofAppointment = same.filter((each) => each.appointmentId === String(appointment._id));
  return { appointment, isSameBody: ofAppointment.some((each) => each.bodyHash === bodyHash) };
}

/** Thrown inside of a booking's transaction when there is a record of an earlier request, which may be the same one. */
export class KnownRequest extends Error {}

/**
 * Inserts the records of a request of a phone and an e-mail that no other one has, as most are.
 * @throws KnownRequest when any of them is there, which ends the transaction
 */
export async function insertIdempotencyRecords(
  session: ClientSession,
  keys: RequestKeys,
  appointment: StoredAppointment,
): Promise<void> {
  const { made, byKey } = recordsOf(keys, appointment);
  const { startsAt } = appointment;
  const ofPerson = keys.personIds.map((_id) => ({ _id, requests: [made], createdAt: made.at, expiresAt: startsAt }));
  const records: BookingRequest[] = [...ofPerson, ...byKey];
  await BookingRequestModel.collection.insertMany(records as never[], { session }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new KnownRequest() : error;
  });
}

/**
 * Adds a request to the records of its phone and its e-mail, which last until the latest time requested with them.
 * @throws KnownRequest when the same request was made before
 */
export async function addIdempotencyRecords(
  session: ClientSession,
  keys: RequestKeys,
  appointment: StoredAppointment,
): Promise<void> {
  if (await findEarlierRequest(keys, session)) throw new KnownRequest();
  const { made, byKey } = recordsOf(keys, appointment);
  const added = {
    $push: { requests: { $each: [made], $slice: -MOST_KEPT } },
    $max: { expiresAt: appointment.startsAt },
    $setOnInsert: { createdAt: made.at },
  };
  await BookingRequestModel.bulkWrite(
    [
      ...keys.personIds.map((_id) => ({ updateOne: { filter: { _id }, update: added, upsert: true } })),
      ...byKey.map((each) => ({ replaceOne: { filter: { _id: each._id }, replacement: each, upsert: true } })),
    ],
    { session },
  );
}

function recordsOf({ idempotencyKeyId, bodyHash, sameAs }: RequestKeys, { _id }: StoredAppointment) {
  const at = new Date();
  const appointmentId = String(_id);
  const expiresAt = new Date(at.getTime() + KEY_KEPT_MS);
  const byKey = idempotencyKeyId ? [{ _id: idempotencyKeyId, bodyHash, appointmentId, createdAt: at, expiresAt }] : [];
  return { made: { sameAs, bodyHash, appointmentId, at }, byKey };
}

/**
 * Forgets the request of an appointment that was erased. What is kept of its phone and its e-mail stays as long as another
 * appointment has them.
 */
export async function removeIdempotencyRecords(
  session: ClientSession,
  { _id, phone, email }: Pick<StoredAppointment, '_id' | 'phone' | 'email'>,
): Promise<void> {
  const [phoneId = '', emailId = ''] = personIdsOf({ phone, email });
  const others = { _id: { $ne: _id } };
  const kept: string[] = [];
  if (await AppointmentModel.exists({ ...others, phone }).session(session)) kept.push(phoneId);
  if (await AppointmentModel.exists({ ...others, email }).session(session)) kept.push(emailId);
  const appointmentId = String(_id);
  await BookingRequestModel.updateMany(
    { 'requests.appointmentId': appointmentId },
    { $pull: { requests: { appointmentId } } },
    { session },
  );
  const gone = [phoneId, emailId].filter((id) => !kept.includes(id));
  const notKept = { _id: { $nin: kept } };
  await BookingRequestModel.deleteMany(
    { $or: [{ _id: { $in: gone } }, { ...notKept, appointmentId }, { ...notKept, requests: { $size: 0 } }] },
    { session },
  );
}
