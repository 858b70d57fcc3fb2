import { formatPhone, genderLabels, profileTextLabels, updateChildProfileInput } from '@practice/contracts';
import { formatDate } from '@practice/ui/admin';
import { choiceField, defineRecords, type FieldDefinition, flagField } from '@practice/ui/records';
import {
  AppointmentChildProfileDocument,
  type ChildProfileRowFragment,
  OpenChildProfileDocument,
  UpdateChildProfileDocument,
} from '../../../generated/graphql.ts';

export type ChildProfile = ChildProfileRowFragment;
export type Guardian = { name: string; relation: string; phone: string; email: string };

/** In the form a list of people as JSON; see `GuardiansField`. */
const guardiansField: FieldDefinition = {
  label: 'Diğer yakınlar',
  write: (guardians: ChildProfile['guardians']) =>
    guardians.length === 0
      ? ''
      : JSON.stringify(
          guardians.map(({ name, relation, phone, email }) => ({
            name,
            relation: relation ?? '',
            phone: formatPhone(phone ?? ''),
            email: email ?? '',
          })),
        ),
  read: (text) => readGuardians(text),
  describe: (value) =>
    readGuardians(String(value))
      .map(({ name, relation }) => (relation ? `${name} (${relation})` : name))
      .join(', '),
};

export function readGuardians(text: string): Guardian[] {
  return text ? JSON.parse(text) : [];
}

/** A child's file, which its form changes; the first record that needs it makes it. */
export const childProfiles = defineRecords({
  list: AppointmentChildProfileDocument,
  create: OpenChildProfileDocument,
  update: UpdateChildProfileDocument,
  event: 'child-profile.changed',
  schema: updateChildProfileInput,
  nouns: { one: 'Çocuk dosyası', many: 'Çocuk dosyaları' },
  name: ({ childName }) => childName,
  fields: {
    childName: 'Çocuk adı',
    childBirthDate: { label: 'Doğum tarihi', describe: (value) => formatDate(String(value)) },
    gender: choiceField('Cinsiyet', { '': 'Seçilmedi', ...genderLabels }),
    isActive: flagField('Takip sürüyor', 'Sürüyor', 'Bitti'),
    parentName: 'Veli adı',
    parentPhone: { label: 'Telefon', write: formatPhone, describe: (value) => formatPhone(String(value)) },
    parentEmail: 'E-posta',
    emergencyContact: 'Acil durumda aranacak kişi',
    guardians: guardiansField,
    ...profileTextLabels,
  },
  texts: { updated: 'Çocuk dosyası kaydedildi.', updateFailed: 'Çocuk dosyası kaydedilirken hata oluştu.' },
});
