import type { CreateAppointmentInput } from '@practice/contracts';
import { DomainError, isDuplicateKey, keyedHash, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { BookingRequestModel } from '../appointment/booking-request.model.ts';
import type { SavedAppointment } from './create-appointment.ts';

const KEY_KEPT_MS = 24 * 3_600_000;

type Remember = (session: ClientSession, saved: SavedAppointment) => Promise<void>;

/**
 * Creates an appointment unless it has been created under the caller's Idempotency-Key, which is kept for a day: then the
 * result is that of the first time. `create` calls `remember` in its transaction. Without a key it is simply created.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED when the key came with another body
 */
export async function onlyOnce(
  ctx: ServiceContext,
  input: CreateAppointmentInput,
  create: (remember: Remember) => Promise<SavedAppointment>,
): Promise<SavedAppointment> {
  if (!ctx.idempotencyKey) return create(async () => undefined);
  const _id = `staff:${keyedHash(String(ctx.actor.userId), ctx.idempotencyKey)}`;
  const bodyHash = keyedHash(JSON.stringify(input));
  const earlier = await findEarlier(_id, bodyHash);
  if (earlier) return earlier;
  try {
    return await create(async (session, { appointment, savedCount, skipped }) => {
      const createdAt = new Date();
      const expiresAt = new Date(createdAt.getTime() + KEY_KEPT_MS);
      const record = { bodyHash, appointmentId: appointment.id, series: { savedCount, skipped }, createdAt, expiresAt };
      await BookingRequestModel.deleteOne({ _id, expiresAt: { $lte: createdAt } }, { session });
      await BookingRequestModel.create([{ _id, ...record }], { session });
    });
  } catch (error) {
    // The same request, sent twice at once, may itself have taken the time.
    const isRace = isDuplicateKey(error) || (error instanceof DomainError && error.status === 409);
    const same = isRace ? await findEarlier(_id, bodyHash) : null;
    if (same) return same;
    throw error;
  }
}

async function findEarlier(_id: string, bodyHash: string): Promise<SavedAppointment | null> {
  const found = await BookingRequestModel.findById(_id).lean();
  if (!found || found.expiresAt <= new Date()) return null;
  if (found.bodyHash !== bodyHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  const appointment = await AppointmentModel.findById(found.appointmentId).lean();
  if (!appointment) {
    // It was deleted since: the key is free again.
    await BookingRequestModel.deleteOne({ _id });
    return null;
  }
  const { savedCount, skipped } = found.series ?? { savedCount: 1, skipped: [] };
  return { appointment: toAppointmentRecord(appointment), savedCount, skipped };
}
