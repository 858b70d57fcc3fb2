import { childProfileRecord, toSearchKey, toSortKey } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { ChildProfileModel } from './child-profile.model.ts';

/** The fields that are encrypted in the database. */
export const encryptedProfileFields = [
  'gender',
  'emergencyContact',
  'concerns',
  'medicalHistory',
  'previousTherapy',
  'milestones',
  'schoolInfo',
  'allergies',
  'medications',
  'specialNeeds',
  'guardians',
] as const;

export const childProfiles = recordStore(ChildProfileModel, {
  record: childProfileRecord,
  entity: 'child-profile',
  encrypted: encryptedProfileFields,
  event: ({ id }) => ['child-profile.changed', { id }],
  computed: ({ guardians }) => ({ guardians: guardians ?? [] }),
});

/** The stored fields for search and sorting. */
export function profileSearchFields(profile: { childName: string; parentName: string; parentPhone: string }) {
  return {
    searchText: `${toSearchKey(`${profile.childName} ${profile.parentName}`)} ${profile.parentPhone}`,
    childNameKey: toSortKey(profile.childName),
  };
}
