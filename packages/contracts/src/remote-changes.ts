import { z } from './zod-setup.ts';

/** What can be done to a remote's entry in the list of remotes, by a command or by the product itself. */
export const remoteActions = [
  'published',
  'made-live',
  'rolled-back',
  'rolled-back-by-failures',
  'preview-listed',
  'preview-withdrawn',
] as const;

/** One change of the list of remotes: what was done to which version, by whom, when. */
export const remoteChange = z.object({
  id: z.string().min(1).max(60),
  name: z.string().max(60),
  version: z.string().max(2000),
  action: z.enum(remoteActions),
  /** Empty for what the product did by itself. */
  by: z.string().max(100),
  at: z.string(),
});

export type RemoteChange = z.infer<typeof remoteChange>;

/** A remote as admins see it: what is live, since when and by whom, as far as the list says, and its failures of a day. */
export const remoteState = z
  .object({
    name: z.string(),
    version: z.string(),
    isElsewhere: z.boolean().meta({ description: 'Whether browsers load it from another address than the site.' }),
    change: remoteChange.nullable().meta({ description: 'By which it became live; null when that is not known.' }),
    previous: z.string().nullable().meta({ description: 'What a roll back makes live; null when there is nothing.' }),
    failures: z.object({ server: z.number().int(), browser: z.number().int() }),
  })
  .meta({ id: 'RemoteState' });

export const remoteStates = z.object({ remotes: z.array(remoteState) });
export type RemoteState = z.infer<typeof remoteState>;

/** Input of a roll back: the version that the caller saw as live. */
export const rollBackRemoteInput = z.strictObject({ version: z.string().min(1).max(300) });
