import { z } from './zod-setup.ts';

/** A browser in which one is signed in. */
export const sessionRecord = z
  .object({
    id: z.string(),
    browser: z.string().meta({ description: 'As `Chrome`; empty when it does not say.' }),
    system: z.string().meta({ description: 'As `Windows`; empty when it does not say.' }),
    address: z.string().meta({ description: 'Of the network at the sign-in.' }),
    signedInAt: z.string(),
    seenAt: z.string().meta({ description: 'When it was used last, to the minute.' }),
    isCurrent: z.boolean().meta({ description: 'The one that asks.' }),
  })
  .meta({ id: 'Session' });

export const endedSessions = z.object({ ended: z.number().int() }).meta({ id: 'EndedSessions' });

export type SessionRecord = z.infer<typeof sessionRecord>;
export type EndedSessions = z.infer<typeof endedSessions>;
