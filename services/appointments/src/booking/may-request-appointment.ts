import { bookAppointmentInput } from '@practice/contracts';
import { assertWithinLimit, keyedHash, readInput, type ServiceContext } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { networkKeyOf, openRequests, readOpenRequestLimit } from './open-requests.ts';

const familyInput = bookAppointmentInput.pick({ phone: true, email: true });

/**
 * Whether a family may send one more request, as far as those from the caller's own network tell. Others are not looked at,
 * so that the answer tells a stranger nothing of a family whose phone or e-mail they know.
 * @throws DomainError VALIDATION_FAILED, TOO_MANY_REQUESTS.
 */
export async function mayRequestAppointment(ctx: ServiceContext, raw: unknown): Promise<boolean> {
  const { phone, email } = readInput(ctx, 'appointment:view-times', familyInput, raw);
  await assertWithinLimit(ctx, 'appointment-room', keyedHash(phone, email));
  const [max, fromHere] = [await readOpenRequestLimit(ctx), { ...openRequests(), network: networkKeyOf(ctx) }];
  const counts = await Promise.all([
    AppointmentModel.countDocuments({ phone, ...fromHere }),
    AppointmentModel.countDocuments({ email, ...fromHere }),
  ]);
  return counts.every((count) => count < max);
}
