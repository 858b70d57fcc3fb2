import { createHash } from 'node:crypto';
import { type BookAppointmentInput, toSearchKey } from '@practice/contracts';
import { DomainError, isDuplicateKey, keyedHash, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { type BookingRequest, BookingRequestModel } from '../appointment/booking-request.model.ts';

const KEY_KEPT_MS = 24 * 3_600_000;
/** How long the same child at the same time counts as the same request. */
const SAME_REQUEST_MS = 10 * 60_000;

/** How a request is recognised when it is sent again. */
export type RequestKeys = { idempotencyKeyId: string | null; bodyHash: string; sameRequestIds: string[] };

/** The appointment of an earlier request, and whether this body is identical to its body. */
export type EarlierRequest = { appointment: StoredAppointment; isSameBody: boolean };

/**
 * The keys by which a request is recognised. An idempotency key counts for its caller only. Without one, two requests are
 * the same when parent, child, date and time are equal, and phone or e-mail too: so correcting the phone is no new request.
 */
export function requestKeysOf(ctx: ServiceContext, input: BookAppointmentInput): RequestKeys {
  const caller = ctx.actor.userId ?? `anonymous ${ctx.address}`;
  const { parentName, childName, phone, email, appointmentDate, appointmentTime } = input;
  const same = [toSearchKey(parentName), toSearchKey(childName), appointmentDate, appointmentTime];
  return {
    idempotencyKeyId: ctx.idempotencyKey ? `key:${hash(caller, ctx.idempotencyKey)}` : null,
    bodyHash: keyedHash(...Object.entries(input).sort().flat().map(String)),
    sameRequestIds: [`same:${hash(...same, 'phone', phone)}`, `same:${hash(...same, 'email', email)}`],
  };
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * The result of this request when it was sent before, or null.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED when the key came with another body.
 */
export async function findEarlierRequest({
  idempotencyKeyId,
  bodyHash,
  sameRequestIds,
}: RequestKeys): Promise<EarlierRequest | null> {
  const now = Date.now();
  const found: BookingRequest[] = await BookingRequestModel.find({
    _id: { $in: idempotencyKeyId ? [idempotencyKeyId, ...sameRequestIds] : sameRequestIds },
  }).lean();
  const records = found.filter((each) => each.expiresAt.getTime() > now);
  const byKey = records.find((each) => each._id === idempotencyKeyId);
  if (byKey) {
    if (byKey.bodyHash !== bodyHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    const appointment = await AppointmentModel.findById(byKey.appointmentId).lean();
    return appointment && { appointment, isSameBody: true };
  }
  if (records.length === 0) return null;
  const ids = [...new Set(records.map((each) => each.appointmentId))];
  const appointments = await AppointmentModel.find({ _id: { $in: ids } }).lean();
  const appointment = appointments.find(({ status }) => status !== 'cancelled');
  if (!appointment) return null;
  const ofAppointment = records.filter((each) => each.appointmentId === String(appointment._id));
  return { appointment, isSameBody: ofAppointment.some((each) => each.bodyHash === bodyHash) };
}

/**
 * Writes the records of a request with its appointment, and one each for its phone and its e-mail, which last until the
 * latest time requested with them.
 * @param areNew inserts them, which most are and which costs the least; any that is there counts as repeated
 * @returns `isFirst`: whether neither phone nor e-mail can have another open request; `isRepeated`: whether there was a
 * record of the same request, which may have expired. The transaction must then end, unless the record is to be replaced.
 */
export async function writeIdempotencyRecords(
  session: ClientSession,
  keys: RequestKeys,
  { _id, phone, email, startsAt }: StoredAppointment,
  areNew: boolean,
): Promise<{ isFirst: boolean; isRepeated: boolean }> {
  const createdAt = new Date();
  const record = { bodyHash: keys.bodyHash, appointmentId: String(_id), createdAt };
  const keep = (_id: string, ms: number) => ({ _id, ...record, expiresAt: new Date(createdAt.getTime() + ms) });
  const ofRequest = keys.sameRequestIds.map((id) => keep(id, SAME_REQUEST_MS));
  if (keys.idempotencyKeyId) ofRequest.push(keep(keys.idempotencyKeyId, KEY_KEPT_MS));
  const personIds = [`phone:${hash(phone)}`, `email:${hash(email)}`];
  if (areNew) {
    const ofPerson = personIds.map((_id) => ({ _id, ...record, expiresAt: startsAt }));
    const isFirst = await isInserted(session, [...ofPerson, ...ofRequest]);
    return { isFirst, isRepeated: !isFirst };
  }
  const touched = { $set: record, $max: { expiresAt: startsAt } };
  const { upsertedIds, upsertedCount } = await BookingRequestModel.bulkWrite(
    [
      ...personIds.map((_id) => ({ updateOne: { filter: { _id }, update: touched, upsert: true } })),
      ...ofRequest.map((one) => ({ replaceOne: { filter: { _id: one._id }, replacement: one, upsert: true } })),
    ],
    { session },
  );
  const [isNewPhone, isNewEmail] = [0 in upsertedIds, 1 in upsertedIds];
  const newRequests = upsertedCount - Number(isNewPhone) - Number(isNewEmail);
  return { isFirst: isNewPhone && isNewEmail, isRepeated: newRequests < ofRequest.length };
}

async function isInserted(session: ClientSession, records: BookingRequest[]): Promise<boolean> {
  try {
    await BookingRequestModel.collection.insertMany(records, { session });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Forgets the request of an appointment that was erased. What is kept of its phone and its e-mail stays as long as another
 * appointment has them.
 */
export async function removeIdempotencyRecords(
  session: ClientSession,
  { _id, phone, email }: Pick<StoredAppointment, '_id' | 'phone' | 'email'>,
): Promise<void> {
  const others = { _id: { $ne: _id } };
  const kept: string[] = [];
  if (await AppointmentModel.exists({ ...others, phone }).session(session)) kept.push(`phone:${hash(phone)}`);
  if (await AppointmentModel.exists({ ...others, email }).session(session)) kept.push(`email:${hash(email)}`);
  const gone = [`phone:${hash(phone)}`, `email:${hash(email)}`].filter((id) => !kept.includes(id));
  await BookingRequestModel.deleteMany(
    { $or: [{ _id: { $in: gone } }, { appointmentId: String(_id), _id: { $nin: kept } }] },
    { session },
  );
}
