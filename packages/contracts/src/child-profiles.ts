import { appointmentTimeRecord } from './appointments.ts';
import { assessmentRecord } from './assessments.ts';
import { email, personName } from './booking.ts';
import { clinicalNoteRecord } from './clinical-notes.ts';
import { isoDate } from './date-formats.ts';
import { today } from './dates.ts';
import { inputFormats } from './input-formats.ts';
import { pagingInput } from './paging.ts';
import { phone } from './phone.ts';
import { optionalText, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const genders = ['girl', 'boy', 'other'] as const;
export type Gender = (typeof genders)[number];
export const genderLabels: Record<Gender, string> = { girl: 'Kız', boy: 'Erkek', other: 'Belirtilmek istenmiyor' };

export const MAX_GUARDIANS = 6;

const guardianRecord = z.object({
  name: z.string(),
  relation: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** What staff write about a child at length; encrypted in the database. */
export const profileTextLabels = {
  concerns: 'Başvuru nedeni ve kaygılar',
  medicalHistory: 'Tıbbi öykü',
  previousTherapy: 'Önceki terapi ve değerlendirmeler',
  milestones: 'Gelişim basamakları',
  schoolInfo: 'Okul bilgisi',
  allergies: 'Alerjiler',
  medications: 'İlaçlar',
  specialNeeds: 'Özel gereksinimler',
} as const;

export type ProfileText = keyof typeof profileTextLabels;
export const profileTexts = Object.keys(profileTextLabels) as ProfileText[];

const text = z.string().nullable();

/** How a child is named in lists; nothing clinical. */
const childProfileSummary = z.object({
  id: z.string(),
  childName: z.string(),
  childBirthDate: z.string(),
  parentName: z.string(),
  parentPhone: z.string(),
  isActive: z.boolean(),
});

/** A file in a list. */
export const listedChildProfile = childProfileSummary
  .extend({
    latestAppointmentId: z
      .string()
      .nullable()
      .meta({ description: 'The latest of its appointments; null when none is linked.' }),
  })
  .meta({ id: 'ListedChildProfile', description: 'How a child is named in lists; nothing clinical.' });

/** A child's file. */
export const childProfileRecord = childProfileSummary
  .extend({
    parentEmail: z.string().nullable(),
    gender: z.enum(genders).nullable(),
    emergencyContact: text,
    concerns: text,
    medicalHistory: text,
    previousTherapy: text,
    milestones: text,
    schoolInfo: text,
    allergies: text,
    medications: text,
    specialNeeds: text,
    guardians: z.array(guardianRecord),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'ChildProfile' });

const LONG_TEXT = 10_000;

/** A phone or an e-mail that may be left out or emptied. */
const emptyOr = (rule: typeof phone | typeof email) =>
  z
    .string()
    .transform((value, context) => {
      if (value.trim() === '') return '';
      const read = rule.safeParse(value);
      if (read.success) return read.data;
      context.issues.push({ code: 'custom', message: read.error.issues[0]?.message ?? '', input: value });
      return z.NEVER;
    })
    .meta({ anyOf: [{ pattern: '^\\s*$' }, rule === email ? inputFormats.email : inputFormats.phone] })
    .nullish();

export const guardianInput = z
  .strictObject({
    name: requiredText(100, 'Ad soyad gerekli'),
    relation: optionalText(100),
    phone: emptyOr(phone),
    email: emptyOr(email),
  })
  .meta({ id: 'GuardianInput' });

const fields = {
  childName: personName,
  childBirthDate: z
    .string('Doğum tarihi gerekli')
    .trim()
    .min(1, 'Doğum tarihi gerekli')
    .pipe(isoDate)
    .refine((value) => value <= today(), 'Doğum tarihi gelecekte olamaz'),
  gender: z.enum(genders, 'Cinsiyeti listeden seçin').nullish(),
  parentName: personName,
  parentPhone: phone,
  parentEmail: z.nullish(email),
  emergencyContact: optionalText(300),
  concerns: optionalText(LONG_TEXT),
  medicalHistory: optionalText(LONG_TEXT),
  previousTherapy: optionalText(LONG_TEXT),
  milestones: optionalText(LONG_TEXT),
  schoolInfo: optionalText(LONG_TEXT),
  allergies: optionalText(LONG_TEXT),
  medications: optionalText(LONG_TEXT),
  specialNeeds: optionalText(LONG_TEXT),
  guardians: z.array(guardianInput).max(MAX_GUARDIANS, `En fazla ${MAX_GUARDIANS} kişi yazılabilir`).nullish(),
  isActive: z.boolean('Durumu seçin').nullish(),
};

export const updateChildProfileInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateChildProfileInput' });

/** Whose file it is, where one of the same name and birth date is known by other phones. */
export const openChildProfileInput = z
  .strictObject({
    childProfileId: z.string().nullish().meta({ description: 'The file of the same child, which is linked.' }),
    isNewFile: z.boolean().nullish().meta({ description: 'Another child: a file of its own is made.' }),
  })
  .meta({
    id: 'OpenChildProfileInput',
    description: 'Whose file it is, where one of the same name and birth date is known by other phones.',
  });

export const listChildProfilesInput = pagingInput.extend({
  search: z
    .string()
    .max(100)
    .nullish()
    .meta({ description: "Any part of the child's or the parent's name, phone or e-mail." }),
});

const isPreview = z
  .boolean('Önizleme seçimini yapın')
  .nullish()
  .meta({ description: 'Says what would move, and changes nothing.' });

export const mergeChildProfilesInput = z
  .strictObject({ otherId: z.string(), isPreview })
  .meta({ id: 'MergeChildProfilesInput' });

export const splitChildProfileInput = z
  .strictObject({
    appointmentIds: z
      .array(z.string())
      .min(1, 'Taşınacak randevuları seçin')
      .max(200, 'En fazla 200 randevu seçilebilir'),
    isPreview,
  })
  .meta({ id: 'SplitChildProfileInput' });

/** An appointment of a child, as its file lists it. */
export const childAppointment = appointmentTimeRecord
  .extend({ childName: z.string(), childBirthDate: z.string(), phone: z.string(), serviceType: z.string() })
  .meta({ id: 'ChildAppointment', description: 'An appointment of a child, as its file lists it.' });

/** What moves, or has moved, from one file to another. */
export const childProfileMove = z
  .object({
    profile: childProfileRecord
      .nullable()
      .meta({ description: 'The file to which it moves; null while a new one is not made yet.' }),
    appointments: z.array(childAppointment),
    notes: z.number().int().meta({ description: 'Those that the caller may see; private ones of others move too.' }),
    assessments: z.number().int(),
    changedFields: z.array(z.string()).meta({ description: 'Fields of the file that take over what the other has.' }),
  })
  .meta({ id: 'ChildProfileMove', description: 'What moves, or has moved, from one file to another.' });

/** Something in a child's history; one of the records is there. */
export const childTimelineEntry = z
  .object({
    at: z.string().meta({ description: 'When it was or will be; the newest comes first.' }),
    appointment: childAppointment.nullable(),
    note: clinicalNoteRecord.nullable(),
    assessment: assessmentRecord.nullable(),
  })
  .meta({ id: 'ChildTimelineEntry', description: "Something in a child's history; one of the records is there." });

export type ListedChildProfile = z.infer<typeof listedChildProfile>;
export type ChildProfileRecord = z.infer<typeof childProfileRecord>;
export type ChildProfileMove = z.infer<typeof childProfileMove>;
export type ChildAppointment = z.infer<typeof childAppointment>;
export type ChildTimelineEntry = z.infer<typeof childTimelineEntry>;
