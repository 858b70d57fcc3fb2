import type { PersonalDataSubject } from '@practice/contracts';
import { ChildAppointmentModel } from '../clinical/child-appointment.model.ts';
import { ChildIdentityModel } from '../clinical/child-identity.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { childProfiles } from '../clinical/child-profile.store.ts';

/**
 * The files of the children of the person who is meant: those that name them as parent or as guardian, those by which their phone
 * is known, and those that the appointments belong to. Guardians lie encrypted, so each file that has some is read.
 */
export async function findChildren(subject: PersonalDataSubject, appointmentIds: readonly string[]) {
  const { phone, email } = subject;
  const [links, identities] = await Promise.all([
    ChildAppointmentModel.find({ _id: { $in: appointmentIds } }).lean(),
    phone === null ? [] : ChildIdentityModel.find({ phone }).lean(),
  ]);
  const known = [...links, ...identities].map(({ childProfileId }) => childProfileId);
  const parents = [
    ...(phone === null ? [] : [{ parentPhone: phone }]),
    ...(email === null ? [] : [{ parentEmail: email }]),
  ];
  const ofParents = await ChildProfileModel.find({ $or: [{ _id: { $in: known } }, ...parents] }).lean();
  const found = ofParents.map((profile) => childProfiles.toRecord(profile));
  const others = await ChildProfileModel.find({
    _id: { $nin: ofParents.map(({ _id }) => _id) },
    guardians: { $ne: null },
  }).lean();
  const ofGuardians = others
    .map((profile) => childProfiles.toRecord(profile))
    .filter(({ guardians }) => guardians.some((guardian) => matches(subject, guardian)));
  return [...found, ...ofGuardians];
}

/** Whether a parent or guardian has the phone or the e-mail of the person who is meant. */
function matches(
  { phone, email }: PersonalDataSubject,
  person: { phone: string | null; email: string | null },
): boolean {
  return (
    (phone !== null && person.phone === phone) || (email !== null && person.email?.toLocaleLowerCase('en') === email)
  );
}
