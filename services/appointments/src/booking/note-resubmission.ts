import type { BookAppointmentInput } from '@practice/contracts';
import { emit, withTransaction } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { decryptClinicalTexts, encryptClinicalText } from '../appointment/clinical-text.ts';

/** More corrections than anybody needs; further ones are ignored. */
const MAX_RESUBMISSIONS = 10;
const FIELDS = ['phone', 'email', 'childBirthDate', 'serviceType', 'reason'] as const;

type Repetition = { sent: BookAppointmentInput; bodyHash: string; appointment: StoredAppointment };

/**
 * Lists the differences of a repeated request at its appointment, for staff. The appointment's own fields and its
 * version stay; the same repetition is listed once, however often and simultaneously it is sent.
 */
export async function noteResubmission({ sent, bodyHash, appointment }: Repetition): Promise<void> {
  const current = { ...appointment, ...decryptClinicalTexts(appointment) };
  const differing = FIELDS.filter((field) => sent[field] !== current[field]);
  if (differing.length === 0) return;
  const toStored = { ...sent, reason: encryptClinicalText(appointment._id, 'resubmissions.reason', sent.reason) };
  const differences = Object.fromEntries(differing.map((field) => [field, toStored[field]]));
  await withTransaction(async (session) => {
    const { _id, status, version } = appointment;
    const noted = await AppointmentModel.updateOne(
      {
        _id,
        'resubmissions.bodyHash': { $ne: bodyHash },
        [`resubmissions.${MAX_RESUBMISSIONS - 1}`]: { $exists: false },
      },
      { $push: { resubmissions: { at: new Date(), bodyHash, ...differences } } },
      { session, timestamps: false },
    );
    if (noted.modifiedCount === 0) return;
    emit(session, 'appointment.changed', {
      appointmentId: String(_id),
      changeType: 'updated',
      status,
      previousStatus: status,
      version,
    });
  });
}
