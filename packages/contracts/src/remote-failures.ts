import { z } from './zod-setup.ts';

/**
 * A remote that failed in a browser: its code did not come (`load`), or threw (`render`). Says nothing of whose browser it was, or
 * of what stood on the page: the error's class and the positions in scripts, without its message.
 */
export const remoteFailureInput = z
  .strictObject({
    name: z.string().max(60),
    version: z.string().max(80),
    kind: z.enum(['load', 'render']),
    error: z
      .string()
      .regex(/^\w{1,60}$/, 'Hatanın sınıfını gönderin')
      .meta({ description: 'Such as `TypeError`.' }),
    frames: z
      .array(z.string().regex(/^\/[\w\-./+]{1,200}:\d{1,8}:\d{1,8}$/, 'Betikteki bir yeri gönderin'))
      .max(5)
      .meta({ description: 'Positions in scripts, such as `/remotes/mf-events/1.0.0/main.js:1:2`.' }),
  })
  .meta({ id: 'RemoteFailure' });

export type RemoteFailureInput = z.infer<typeof remoteFailureInput>;

/** Failures of a version, by where they happened. */
export const remoteFailureCount = z.object({
  name: z.string(),
  version: z.string(),
  where: z.enum(['server', 'browser']),
  count: z.number().int(),
});

export type RemoteFailureCount = z.infer<typeof remoteFailureCount>;
