import { z } from './zod-setup.ts';

/** What can be done to a remote's entry in the list of remotes, by a command or by the product itself. */
export const remoteActions = ['published', 'made-live', 'rolled-back', 'preview-listed', 'preview-withdrawn'] as const;

/** One change of the list of remotes: what was done to which version, by whom, when. */
export const remoteChange = z.object({
  id: z.string().min(1).max(60),
  name: z.string().max(60),
  version: z.string().max(300),
  action: z.enum(remoteActions),
  by: z.string().max(100),
  at: z.string(),
});

export type RemoteChange = z.infer<typeof remoteChange>;
