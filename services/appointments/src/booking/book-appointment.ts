import {
  type BookAppointmentInput,
  type BookedAppointment,
  bookAppointmentInput,
  can,
  DEFAULT_DURATION_MINUTES,
} from '@practice/contracts';
import {
  assertChallengeSolved,
  assertWithinLimit,
  type ClientSession,
  countRefusals,
  DomainError,
  emit,
  isDuplicateKey,
  originOf,
  outcomeCounter,
  readInput,
  readSetting,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { toBookedAppointment } from '../appointment/appointment-records.ts';
import { intervalOf } from '../appointment/appointment-times.ts';
import { insertAppointment } from '../appointment/insert-appointment.ts';
import { requestedFields } from '../appointment/requested-fields.ts';
import { assertWithinHorizon } from '../schedule/booking-horizon.ts';
import { dayScheduleId } from '../schedule/day-schedule.model.ts';
import { noteTaken, type OpenDay, readOpenDay, readOpenDayAgain } from '../schedule/open-day.ts';
import { findServiceSlug } from '../therapy-services/find-service-slug.ts';
import { consentsOf } from './consents-of.ts';
import {
  addIdempotencyRecords,
  type EarlierRequest,
  findEarlierRequest,
  insertIdempotencyRecords,
  KnownRequest,
  type RequestKeys,
  requestKeysOf,
} from './idempotency-records.ts';
import { keepTrappedRequest } from './keep-trapped-request.ts';
import { noteResubmission } from './note-resubmission.ts';
import { assertFewOpenRequests, networkKeyOf, readOpenRequestLimit, suspectOpenRequests } from './open-requests.ts';

const bookings = outcomeCounter(
  'practice_bookings_total',
  'Requests for appointments: taken, or the code with which they were refused. The same one again is not counted.',
);

/**
 * A parent's request for an appointment. The record, its slot and the event that triggers notification and e-mails are
 * written in one transaction. The same request sent again, by Idempotency-Key or within 10 minutes, gets the same response
 * and changes nothing; where it differs, the differences are shown to staff. One with a value in the trap field is answered
 * as if it had been booked: see `keepTrappedRequest`.
 * @throws DomainError VALIDATION_FAILED, SLOT_TAKEN, SLOT_CLOSED, BOOKING_CLOSED, TOO_MANY_OPEN_REQUESTS,
 * IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, CHALLENGE_REQUIRED, CHALLENGE_FAILED.
 */
export function bookAppointment(ctx: ServiceContext, raw: unknown): Promise<BookedAppointment> {
  return countRefusals(bookings, () => book(ctx, raw));
}

async function book(ctx: ServiceContext, raw: unknown): Promise<BookedAppointment> {
  const parsed = readInput(ctx, 'appointment:request', bookAppointmentInput, raw);
  const input = { ...parsed, serviceType: await findServiceSlug(parsed.serviceType) };
  const keys = requestKeysOf(ctx, input);
  const fromAddress = await assertWithinLimit(ctx, 'appointment-request', keys.bodyHash);
  const isKnown = async () => (await findEarlierRequest(keys)) !== null;
  await assertChallengeSolved(ctx, 'appointment-request', { hit: keys.bodyHash, fromAddress, isKnown });
  if (input.website) return keepTrappedRequest(ctx, input);
  const { appointment, isSameBody } = await bookOnce(ctx, input, keys);
  if (!isSameBody) await noteResubmission({ sent: input, bodyHash: keys.bodyHash, appointment });
  return toBookedAppointment(input, appointment);
}

/** Thrown inside of the transaction when the day is not as it was known. */
class ChangedDay extends Error {}

/**
 * Books, unless the same request came before: most did not, so that is looked for when the booking meets a record of an
 * earlier one. `isKnown`: there are records of this family. `isDayChanged`: what was known of the day counts no more.
 */
async function bookOnce(
  ctx: ServiceContext,
  input: BookAppointmentInput,
  keys: RequestKeys,
  { isKnown = false, isDayChanged = false } = {},
): Promise<EarlierRequest> {
  const network = networkKeyOf(ctx);
  try {
    await assertBookingOpen(ctx);
    await assertWithinHorizon(ctx, input.appointmentDate);
    const day = await readOpenDay(input.appointmentDate, input.appointmentTime, isDayChanged);
    const consents = await consentsOf(input);
    const max = await readOpenRequestLimit(ctx);
    const fields = {
      ...requestedFields(input),
      reason: input.reason,
      duration: DEFAULT_DURATION_MINUTES,
      status: 'pending' as const,
      source: 'public' as const,
      origin: originOf(ctx),
      network,
      consents,
    };
    const write = async (session: ClientSession) => {
      const insert = (by: OpenDay) => insertAppointment(session, by, fields);
      const appointment = await insert(day).catch(async (error: unknown) => {
        if (!isTaken(error)) throw error;
        if (day.isKept) throw new ChangedDay();
        return insert(await readOpenDayAgain(session, input.appointmentDate, input.appointmentTime));
      });
      if (isKnown) {
        await addIdempotencyRecords(session, keys, appointment);
        await assertFewOpenRequests(session, max, { ...input, network });
      } else {
        await insertIdempotencyRecords(session, keys, appointment);
      }
      const entityId = String(appointment._id);
      emit(session, 'appointment.requested', { appointmentId: entityId });
      // A parent's request is documented by the appointment itself; one that staff send gets an audit entry.
      if (ctx.actor.userId !== null) {
        recordAudit(session, ctx, { action: 'appointment.requested', entity: 'appointment', entityId });
      }
      return { appointment, isSameBody: true };
    };
    // All bookings of a day update the same schedule, whatever their times.
    const serializeBy = dayScheduleId(input.appointmentDate);
    const booked = await withTransaction(write, { serializeBy, trace: ctx.trace, goesFirst: true });
    bookings.count('taken');
    noteTaken(input.appointmentDate, { appointmentId: String(booked.appointment._id), ...intervalOf(fields) });
    return booked;
  } catch (error) {
    if (error instanceof ChangedDay) return bookOnce(ctx, input, keys, { isKnown, isDayChanged: true });
    // What this very request has done, earlier or at the same moment, must not refuse it: it gets the same response.
    const isRefusal = error instanceof DomainError && error.code !== 'UNAVAILABLE';
    const isMet = error instanceof KnownRequest;
    const earlier = isRefusal || isMet || isDuplicateKey(error) ? await findEarlierRequest(keys) : null;
    if (earlier) return earlier;
    if (isMet) return bookOnce(ctx, input, keys, { isKnown: true });
    if (error instanceof DomainError && error.code === 'TOO_MANY_OPEN_REQUESTS') {
      await suspectOpenRequests({ ...input, network });
    }
    throw isDuplicateKey(error) ? new DomainError('SLOT_TAKEN', { cause: error }) : error;
  }
}

const isTaken = (error: unknown) => error instanceof DomainError && error.code === 'SLOT_TAKEN';

/**
 * Refuses a parent's request while the appointment page takes none; staff book at any time. What was requested before is
 * answered as it was. Not to be called inside a transaction.
 * @throws DomainError BOOKING_CLOSED
 */
async function assertBookingOpen(ctx: ServiceContext): Promise<void> {
  if (can(ctx.actor.role, 'appointment:write')) return;
  if ((await readSetting('appointment_page_active')) !== 'true') throw new DomainError('BOOKING_CLOSED');
}
