import { optionalText, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const noteTypes = ['session', 'parent', 'phone', 'school', 'observation', 'plan'] as const;
export type NoteType = (typeof noteTypes)[number];

/** A note without a type is `Genel`. */
export const GENERAL_NOTE_LABEL = 'Genel';

export const noteTypeLabels: Record<NoteType, string> = {
  session: 'Seans',
  parent: 'Veli görüşmesi',
  phone: 'Telefon',
  school: 'Okul görüşmesi',
  observation: 'Gözlem',
  plan: 'Plan',
};

export const MAX_NOTE_LENGTH = 20_000;

/** A clinical note about a session. */
export const clinicalNoteRecord = z
  .object({
    id: z.string(),
    appointmentId: z.string().nullable().meta({ description: 'null: the appointment was deleted.' }),
    childProfileId: z.string().meta({ description: 'The file of the child that it is about.' }),
    noteType: z.enum(noteTypes).nullable().meta({ description: 'null: a general note.' }),
    title: z.string().nullable(),
    content: z.string(),
    isPrivate: z.boolean().meta({ description: 'For its author and admins alone.' }),
    createdBy: z.string().nullable().meta({ description: 'The username of its author.' }),
    canEdit: z
      .boolean()
      .meta({ description: 'Whether the caller may change and delete it: its author and admins may.' }),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'ClinicalNote', description: 'A clinical note about a session.' });

const fields = {
  content: requiredText(MAX_NOTE_LENGTH, 'Not metni gerekli'),
  noteType: z
    .enum([...noteTypes, ''], 'Not türünü listeden seçin')
    .nullish()
    .meta({ description: '`session` when not given; an empty one makes a general note.' }),
  title: optionalText(200),
  isPrivate: z.boolean('Gizlilik seçimini yapın').nullish(),
};

export const createClinicalNoteInput = z
  .strictObject({ appointmentId: z.string(), ...fields })
  .meta({ id: 'CreateClinicalNoteInput' });

/** POST /api/appointments/{appointmentId}/notes. */
export const clinicalNoteBody = z.strictObject(fields).meta({ id: 'ClinicalNoteBody' });

export const updateClinicalNoteInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateClinicalNoteInput' });

/** How many clinical records the caller may see: notes and files of the appointment, assessments of its child. */
export const clinicalCounts = z
  .object({ notes: z.number().int(), files: z.number().int(), assessments: z.number().int() })
  .meta({ id: 'ClinicalCounts' });

export type ClinicalNoteRecord = z.infer<typeof clinicalNoteRecord>;
export type ClinicalCounts = z.infer<typeof clinicalCounts>;
