import {
  type BookAppointmentInput,
  type BookedAppointment,
  bookAppointmentInput,
  DEFAULT_DURATION_MINUTES,
  toMinutes,
} from '@practice/contracts';
import {
  assertWithinLimit,
  type ClientSession,
  DomainError,
  emit,
  isDuplicateKey,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { toBookedAppointment } from '../appointment/appointment-records.ts';
import { insertAppointment } from '../appointment/insert-appointment.ts';
import { assertBookable } from '../schedule/assert-bookable.ts';
import { assertWithinHorizon } from '../schedule/booking-horizon.ts';
import { dayScheduleId } from '../schedule/day-schedule.model.ts';
import { ensureSlotFree } from '../schedule/reserve-slot.ts';
import { findServiceSlug } from '../therapy-services/find-service-slug.ts';
import { consentsOf } from './consents-of.ts';
import {
  type EarlierRequest,
  findEarlierRequest,
  type RequestKeys,
  requestKeysOf,
  writeIdempotencyRecords,
} from './idempotency-records.ts';
import { noteResubmission } from './note-resubmission.ts';
import { assertFewOpenRequests, readOpenRequestLimit } from './open-requests.ts';

/**
 * A parent's request for a time. The record, the taken time and the event that notification and e-mails follow from are
 * one transaction. The same request sent again, by Idempotency-Key or within 10 minutes, is answered the same and
 * changes nothing; what it says otherwise is put before staff.
 * @throws DomainError VALIDATION_FAILED, SLOT_TAKEN, SLOT_CLOSED, TOO_MANY_OPEN_REQUESTS, IDEMPOTENCY_KEY_REUSED,
 * TOO_MANY_REQUESTS.
 */
export async function bookAppointment(ctx: ServiceContext, raw: unknown): Promise<BookedAppointment> {
  const parsed = readInput(ctx, 'appointment:request', bookAppointmentInput, raw);
  const input = { ...parsed, serviceType: await findServiceSlug(parsed.serviceType) };
  const keys = requestKeysOf(ctx, input);
  await assertWithinLimit(ctx, 'appointment-request', keys.bodyHash);
  const { appointment, isSameBody } = (await findEarlierRequest(keys)) ?? (await bookOnce(ctx, input, keys));
  if (!isSameBody) await noteResubmission({ sent: input, bodyHash: keys.bodyHash, appointment });
  return toBookedAppointment(input, appointment);
}

async function bookOnce(ctx: ServiceContext, input: BookAppointmentInput, keys: RequestKeys): Promise<EarlierRequest> {
  const start = toMinutes(input.appointmentTime);
  try {
    await assertWithinHorizon(ctx, input.appointmentDate);
    await ensureSlotFree(input.appointmentDate, { start, end: start + DEFAULT_DURATION_MINUTES });
    const consents = await consentsOf(input);
    const limit = await readOpenRequestLimit(ctx);
    const write = async (session: ClientSession) => {
      const rules = await assertBookable(session, input.appointmentDate, input.appointmentTime);
      const appointment = await insertAppointment(session, rules, {
        parentName: input.parentName,
        childName: input.childName,
        childBirthDate: input.childBirthDate,
        phone: input.phone,
        email: input.email,
        serviceType: input.serviceType,
        reason: input.reason,
        appointmentDate: input.appointmentDate,
        appointmentTime: input.appointmentTime,
        duration: DEFAULT_DURATION_MINUTES,
        status: 'pending',
        source: 'public',
        consents,
      });
      const { isFirst } = await writeIdempotencyRecords(session, keys, appointment);
      if (!isFirst) await assertFewOpenRequests(session, limit, input);
      const entityId = String(appointment._id);
      emit(session, 'appointment.requested', { appointmentId: entityId });
      // A parent's own request is its own record; what staff send by this door is their changeType.
      if (ctx.actor.userId !== null) {
        recordAudit(session, ctx, { action: 'appointment.requested', entity: 'appointment', entityId });
      }
      return { appointment, isSameBody: true };
    };
    // Two bookings of one day meet on its schedule, whatever their times.
    return await withTransaction(write, { serializeBy: dayScheduleId(input.appointmentDate) });
  } catch (error) {
    // The time may have gone to this very request, sent twice at once: then both get the same answer.
    const isRace = isDuplicateKey(error) || (error instanceof DomainError && error.code === 'SLOT_TAKEN');
    const earlier = isRace ? await findEarlierRequest(keys) : null;
    if (earlier) return earlier;
    throw isDuplicateKey(error) ? new DomainError('SLOT_TAKEN', { cause: error }) : error;
  }
}
