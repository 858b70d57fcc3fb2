import { closedTimeAppointments } from './closed-time-appointments.ts';
import { checkedBy, type FieldSentence, optionalText, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** A stretch of time that staff have closed; instants, ISO 8601 UTC. */
export const blockoutRecord = z
  .object({
    id: z.string(),
    title: z.string(),
    startDateTime: z.string(),
    endDateTime: z.string(),
    blockoutType: z.string(),
    description: z.string().nullable(),
    isActive: z.boolean(),
    createdBy: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Blockout', description: 'A stretch of time that staff have closed; instants, ISO 8601 UTC.' });

const instant = (error: string) => z.iso.datetime({ offset: true, error });

const fields = {
  title: requiredText(120, 'Başlık gerekli'),
  startDateTime: instant('Başlangıcın günü ile saatini seçin'),
  endDateTime: instant('Bitişin günü ile saatini seçin'),
  blockoutType: optionalText(30),
  description: optionalText(1000),
  isActive: z.boolean().nullish(),
};

type Period = { startDateTime: string | Date; endDateTime: string | Date };

/** What is wrong with a period: it ends after it starts. */
export function periodProblems({ startDateTime, endDateTime }: Period): FieldSentence[] {
  if (new Date(startDateTime) < new Date(endDateTime)) return [];
  return [{ field: 'endDateTime', message: 'Bitiş başlangıçtan sonra olmalı' }];
}

export const createBlockoutInput = z
  .strictObject(fields)
  .superRefine(checkedBy(periodProblems))
  .meta({ id: 'CreateBlockoutInput' });

export const updateBlockoutInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateBlockoutInput' });

/** A saved blockout, and the appointments that stand in it. */
export const savedBlockout = blockoutRecord.extend({ closedTimeAppointments }).meta({ id: 'SavedBlockout' });

export type BlockoutRecord = z.infer<typeof blockoutRecord>;
export type SavedBlockout = z.infer<typeof savedBlockout>;
