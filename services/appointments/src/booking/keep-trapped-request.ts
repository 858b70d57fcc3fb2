import { type BookAppointmentInput, type BookedAppointment, DEFAULT_DURATION_MINUTES } from '@practice/contracts';
import { emit, originOf, type ServiceContext, withTransaction } from '@practice/service-kit';
import { Types } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { toBookedAppointment } from '../appointment/appointment-records.ts';
import { timeFieldsOf } from '../appointment/appointment-times.ts';
import { insertAppointment } from '../appointment/insert-appointment.ts';
import { consentsOf } from './consents-of.ts';
import { networkKeyOf } from './open-requests.ts';

/** More than autofill ever fills in by mistake; what robots send beyond it, from one network or from all, is not kept. */
const MAX_KEPT_A_DAY = { ofNetwork: 5, ofAll: 100 };
const DAY_MS = 86_400_000;

/**
 * Keeps a request with a value in the trap field as a cancelled appointment, so that staff find the family whose browser
 * filled in the field, and reactivate it. It takes no time, notifies no one, and is kept once however often it is sent.
 */
export async function keepTrappedRequest(ctx: ServiceContext, input: BookAppointmentInput): Promise<BookedAppointment> {
  const { appointmentDate, appointmentTime, phone } = input;
  const time = { appointmentDate, appointmentTime, duration: DEFAULT_DURATION_MINUTES };
  const trapped = { suspicion: 'trap_field', createdAt: { $gt: new Date(Date.now() - DAY_MS) } } as const;
  const network = networkKeyOf(ctx);
  const [isKept, keptOfNetwork, keptOfAll] = await Promise.all([
    AppointmentModel.exists({ phone, appointmentDate, appointmentTime, ...trapped }),
    AppointmentModel.countDocuments({ network, ...trapped }),
    AppointmentModel.countDocuments(trapped),
  ]);
  if (isKept || keptOfNetwork >= MAX_KEPT_A_DAY.ofNetwork || keptOfAll >= MAX_KEPT_A_DAY.ofAll) {
    const unkept = { _id: new Types.ObjectId(), status: 'pending', createdAt: new Date() } as const;
    return toBookedAppointment(input, { ...unkept, ...time, ...timeFieldsOf(time) });
  }
  const { parentName, childName, childBirthDate, email, serviceType, reason } = input;
  const consents = await consentsOf(input).catch(() => null);
  const appointment = await withTransaction(async (session) => {
    const inserted = await insertAppointment(session, null, {
      ...{ parentName, childName, childBirthDate, phone, email, serviceType, reason, ...time, consents },
      ...{ status: 'cancelled', source: 'public', suspicion: 'trap_field' },
      ...{ origin: originOf(ctx), network },
    });
    const appointmentId = String(inserted._id);
    const { status, version } = inserted;
    emit(session, 'appointment.changed', {
      appointmentId,
      changeType: 'created',
      status,
      previousStatus: null,
      version,
    });
    return inserted;
  });
  return toBookedAppointment(input, { ...appointment, status: 'pending' });
}
