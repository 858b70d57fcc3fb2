import { z } from './zod-setup.ts';

/** Why the practice has no appointments at a time, the weightiest first. */
export const closedTimeKinds = ['holiday', 'weekday', 'blockout', 'slot', 'hours', 'break', 'past'] as const;

/** What closes a time that staff have chosen; CLOSED_TIME carries a list of them. */
export const closedTime = z
  .object({
    date: z.string(),
    kind: z.enum(closedTimeKinds),
    title: z.string().nullable().meta({ description: 'Of the holiday or blockout.' }),
    message: z.string().meta({ description: 'A sentence that names the day, and the holiday or blockout.' }),
  })
  .meta({ id: 'ClosedTime' });

export type ClosedTimeKind = (typeof closedTimeKinds)[number];
export type ClosedTime = z.infer<typeof closedTime>;
