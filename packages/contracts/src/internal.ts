import { tokenScopes } from './access-tokens.ts';
import { appointmentRecord } from './appointments.ts';
import { authenticateInput, changePasswordInput } from './identity.ts';
import { notificationRecord } from './notifications.ts';
import { z } from './zod-setup.ts';

const empty = z.object({});

/**
 * The functions that services call of each other, in process or over HTTP. Inputs and outputs are plain JSON. `session`
 * calls are the gateway's: signing in and looking a signed-in user up.
 */
export const internalCalls = {
  appointments: {
    getAppointment: { input: z.object({ id: z.string() }), output: appointmentRecord.nullable() },
    listServiceTitles: { input: empty, output: z.record(z.string(), z.string()) },
  },
  content: {
    readSettings: { input: empty, output: z.record(z.string(), z.string()) },
    getLegalTextVersion: {
      input: z.object({ slug: z.string() }),
      output: z.object({ version: z.string().nullable() }),
    },
    hasLegalTextVersion: {
      input: z.object({ slug: z.string(), version: z.string() }),
      output: z.object({ exists: z.boolean() }),
    },
  },
  messaging: {
    getNotification: { input: z.object({ id: z.string() }), output: notificationRecord.nullable() },
  },
  identity: {
    authenticate: {
      input: authenticateInput,
      output: z.object({ userId: z.string(), username: z.string(), role: z.string(), securityStamp: z.string() }),
    },
    changePassword: {
      input: changePasswordInput,
      output: z.object({ securityStamp: z.string(), revokedTokens: z.number() }),
    },
    findSessionUser: {
      input: z.object({ userId: z.string() }),
      output: z
        .object({ userId: z.string(), username: z.string(), role: z.string(), securityStamp: z.string() })
        .nullable(),
    },
    findTokenUser: {
      input: z.object({ token: z.string() }),
      output: z
        .object({
          tokenId: z.string(),
          userId: z.string(),
          username: z.string(),
          role: z.string(),
          scope: z.enum(tokenScopes),
        })
        .nullable(),
    },
  },
} as const satisfies Record<string, Record<string, { input: z.ZodType; output: z.ZodType }>>;

export const serviceNames = ['identity', 'appointments', 'content', 'seo', 'messaging'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type InternalCalls = typeof internalCalls;
