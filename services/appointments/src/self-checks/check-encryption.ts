import { encryption, inTurn, lookAtTexts, type SelfCheck, type StoredDocument } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { appointmentFiles } from '../clinical/appointment-file.store.ts';
import { assessments } from '../clinical/assessment.store.ts';
import { childProfiles } from '../clinical/child-profile.store.ts';
import { clinicalNotes } from '../clinical/clinical-note.store.ts';
import { inAppointmentWindows } from './appointment-windows.ts';

/** Where a clinical record is found whose appointment was not deleted. */
const ofAppointment = {
  alongside: ['appointmentId'],
  records: ({ appointmentId }: StoredDocument) =>
    appointmentId ? [{ place: 'appointment' as const, recordId: String(appointmentId) }] : [],
};

/** Whether all clinical texts are encrypted, and can be read with the keys of this process. */
export const checkEncryption: SelfCheck = inTurn(
  inAppointmentWindows(async ({ from, to }) => {
    const documents = await AppointmentModel.find(
      { startsAt: { $gte: from, $lt: to } },
      { reason: 1, notes: 1, 'resubmissions.reason': 1 },
    ).lean();
    return lookAtTexts(documents as unknown as StoredDocument[], {
      model: AppointmentModel,
      fields: ['reason', 'notes', 'resubmissions.reason'],
      owner: 'Bir randevunun',
      records: ({ _id }) => [{ place: 'appointment', recordId: String(_id) }],
    });
  }),
  encryption({ ...childProfiles.encrypted, owner: 'Bir çocuk dosyasının' }),
  encryption({ ...clinicalNotes.encrypted, ...ofAppointment, owner: 'Bir klinik notun' }),
  encryption({ ...assessments.encrypted, ...ofAppointment, owner: 'Bir değerlendirmenin' }),
  encryption({ ...appointmentFiles.encrypted, ...ofAppointment, owner: 'Bir randevu dosyasının' }),
);
