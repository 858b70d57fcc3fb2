import type { SelfCheckFault } from '@practice/contracts';
import {
  existingIds,
  formatDay,
  inTurn,
  inWindows,
  references,
  type SelfCheck,
  type StoredDocument,
} from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { AppointmentChangeModel } from '../appointment/appointment-change.model.ts';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { ChildAppointmentModel } from '../clinical/child-appointment.model.ts';
import { ChildIdentityModel } from '../clinical/child-identity.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { FormerServiceModel } from '../therapy-services/former-service.model.ts';
import { TherapyServiceModel } from '../therapy-services/therapy-service.model.ts';
import { inAppointmentWindows, WINDOW_DAYS } from './appointment-windows.ts';

type Referring = Pick<
  StoredAppointment,
  '_id' | 'serviceType' | 'recurringParentId' | 'conflictsWith' | 'appointmentDate' | 'appointmentTime'
>;

const YEAR_MS = 366 * 86_400_000;
const ofAppointment = {
  fields: ['appointmentId'],
  records: ({ appointmentId }: StoredDocument) =>
    appointmentId ? [{ place: 'appointment' as const, recordId: String(appointmentId) }] : [],
};
const toProfile = { field: 'childProfileId', to: ChildProfileModel };
const toAppointment = { field: 'appointmentId', to: AppointmentModel };

/** Whether everything that names an appointment, a service or a child's file names one that is there. */
export const checkReferences: SelfCheck = inTurn(
  inAppointmentWindows(lookAtAppointments),
  inWindows(
    { days: WINDOW_DAYS, range: () => ({ from: new Date(Date.now() - 3 * YEAR_MS), to: new Date() }) },
    lookAtHistory,
  ),
  references({ from: AppointmentFileModel, ...toAppointment, sentence: 'Bir dosyanın randevusu yok.' }),
  references({
    from: ClinicalNoteModel,
    ...toAppointment,
    sentence: 'Bir klinik not, olmayan bir randevuyu gösteriyor.',
  }),
  references({
    from: AssessmentModel,
    ...toAppointment,
    sentence: 'Bir değerlendirme, olmayan bir randevuyu gösteriyor.',
  }),
  references({
    from: ClinicalNoteModel,
    ...toProfile,
    ...ofAppointment,
    sentence: 'Bir klinik notun çocuk dosyası yok.',
  }),
  references({
    from: AssessmentModel,
    ...toProfile,
    ...ofAppointment,
    sentence: 'Bir değerlendirmenin çocuk dosyası yok.',
  }),
  references({
    from: ChildIdentityModel,
    ...toProfile,
    sentence: 'Bir çocuğun kimliği, olmayan bir dosyayı gösteriyor.',
  }),
  references({
    from: ChildAppointmentModel,
    ...toProfile,
    records: ({ _id }) => [{ place: 'appointment', recordId: String(_id) }],
    sentence: 'Bir randevu, olmayan bir çocuk dosyasını gösteriyor.',
  }),
  references({
    from: ChildAppointmentModel,
    field: '_id',
    to: AppointmentModel,
    sentence: 'Bir çocuk dosyası, olmayan bir randevuyu gösteriyor.',
  }),
);

async function lookAtAppointments({ from, to }: { from: Date; to: Date }) {
  const found = await AppointmentModel.find(
    { startsAt: { $gte: from, $lt: to } },
    { serviceType: 1, recurringParentId: 1, conflictsWith: 1, appointmentDate: 1, appointmentTime: 1 },
  ).lean<Referring[]>();
  const services = await serviceSlugs();
  const named = found.flatMap(({ recurringParentId, conflictsWith }) => [
    ...(recurringParentId ? [recurringParentId] : []),
    ...conflictsWith,
  ]);
  const existing = await existingIds(AppointmentModel, named);
  const faults = found.flatMap((appointment) =>
    [
      services.has(appointment.serviceType) ? null : 'hizmeti yok',
      isMissing(appointment.recurringParentId, existing) ? 'tekrarının ilk randevusu yok' : null,
      appointment.conflictsWith.some((id) => isMissing(id, existing)) ? 'çakıştığı yazan randevu yok' : null,
    ].flatMap((problem) => (problem ? toFault(appointment, problem) : [])),
  );
  return { checked: found.length, faults };
}

async function serviceSlugs(): Promise<Set<string>> {
  const [offered, former] = await Promise.all([
    TherapyServiceModel.find({}, { slug: 1 }).lean(),
    FormerServiceModel.find({}, { slug: 1 }).lean(),
  ]);
  return new Set([...offered, ...former].map(({ slug }) => slug));
}

function isMissing(id: string | null, existing: ReadonlySet<string>): boolean {
  return id !== null && !existing.has(id);
}

function toFault({ _id, appointmentDate, appointmentTime }: Referring, problem: string): SelfCheckFault {
  return {
    id: `appointments:${_id}:${problem}`,
    sentence: `${formatDay(appointmentDate)} ${appointmentTime} randevusunun ${problem}.`,
    records: [{ place: 'appointment', recordId: String(_id) }],
  };
}

/** What the history says of appointments goes with them. */
async function lookAtHistory({ from, to }: { from: Date; to: Date }) {
  const changes = await AppointmentChangeModel.find({ at: { $gte: from, $lt: to } }, { appointmentId: 1 }).lean();
  const existing = await existingIds(
    AppointmentModel,
    changes.map(({ appointmentId }) => appointmentId),
  );
  const orphans = new Set(changes.map(({ appointmentId }) => appointmentId).filter((id) => !existing.has(id)));
  const sentence = 'Silinmiş bir randevunun geçmişi duruyor.';
  return {
    checked: changes.length,
    faults: [...orphans].map((id) => ({ id: `appointment_changes:${id}`, sentence, records: [] })),
  };
}
