import { serviceNames } from './internal.ts';
import { z } from './zod-setup.ts';

/** The state of the running product, for admins; no addresses and no secrets. */
export const systemHealth = z
  .object({
    database: z.boolean(),
    services: z.array(z.object({ name: z.enum(serviceNames), isUp: z.boolean() }).meta({ id: 'ServiceState' })),
    eventsBehind: z.number().int().meta({ description: 'How many events the slowest service has still to handle.' }),
    jobs: z
      .object({
        queued: z.number().int(),
        waiting: z.number().int().meta({ description: 'For something, such as a setting.' }),
        running: z.number().int(),
        dead: z.number().int().meta({ description: 'Failed for good; staff may start some of them again.' }),
      })
      .meta({ id: 'OpenJobs' }),
  })
  .meta({ id: 'SystemHealth' });

export type SystemHealth = z.infer<typeof systemHealth>;
