import type { Permission } from './permissions.ts';
import { z } from './zod-setup.ts';

type EventDefinition = {
  payload: z.ZodObject;
  /** Staff with this permission hear of it on the event stream; null: the product's own parts alone. */
  audience: Permission | null;
};

/**
 * Events, written in the transaction of the change that they announce. They carry ids, never personal data: who needs
 * more asks the owning service.
 */
export const eventDefinitions = {
  'appointment.requested': { payload: z.object({ appointmentId: z.string() }), audience: 'appointment:read' },
  'appointment.changed': {
    payload: z.object({
      appointmentId: z.string(),
      changeType: z.enum(['created', 'updated', 'status', 'deleted']),
      status: z.string(),
      previousStatus: z.string().nullable(),
      version: z.number(),
    }),
    audience: 'appointment:read',
  },
  /** A line for the audit log (decisions, "Access"): who, what, when, from where; no clinical text, no secret. */
  'audit.recorded': {
    payload: z.object({
      action: z.string(),
      entity: z.string(),
      entityId: z.string().nullable(),
      changedFields: z.array(z.string()),
      userId: z.string().nullable(),
      username: z.string().nullable(),
      address: z.string(),
      /** The access token that was used; none for people at a screen. */
      tokenId: z.string().nullish(),
    }),
    audience: null,
  },
  /** Password, role or activity of a user changed, or one of the user's access tokens was revoked. */
  'user.changed': { payload: z.object({ userId: z.string() }), audience: null },
  /** A session is over, by its hashed id: for gateways, which end its event streams. */
  'session.ended': { payload: z.object({ sessionKey: z.string() }), audience: null },
  'calendar.changed': { payload: z.object({ dates: z.array(z.string()).nullable() }), audience: 'appointment:read' },
  'therapy-service.changed': { payload: z.object({ id: z.string() }), audience: 'therapy-service:view' },
  'site-setting.changed': {
    payload: z.object({ keys: z.array(z.string()), categories: z.array(z.string()) }),
    audience: 'site-setting:read',
  },
  'menu.changed': { payload: z.object({ slug: z.string() }), audience: 'content:view' },
  'testimonial.changed': { payload: z.object({ id: z.string() }), audience: 'content:view' },
  'legal-text.changed': { payload: z.object({ slug: z.string() }), audience: 'content:view' },
  'local-page.changed': { payload: z.object({ slug: z.string() }), audience: 'content:view' },
  'meta-tag.changed': { payload: z.object({ pageKey: z.string() }), audience: 'seo:write' },
  'notification.created': { payload: z.object({ notificationId: z.string() }), audience: 'notification:read' },
  /** Somebody's reading state changed, or notifications were deleted; of one person, or of all when null. */
  'notification.changed': { payload: z.object({ userId: z.string().nullable() }), audience: 'notification:read' },
  'email.changed': { payload: z.object({ appointmentId: z.string() }), audience: 'appointment:read' },
  /**
   * A reminder about an appointment was sent; `appointmentDate` and `appointmentTime` are those that it named, so that
   * an appointment moved meanwhile still counts as not reminded.
   */
  'reminder.sent': {
    payload: z.object({ appointmentId: z.string(), appointmentDate: z.string(), appointmentTime: z.string() }),
    audience: null,
  },
} as const satisfies Record<string, EventDefinition>;

export type EventType = keyof typeof eventDefinitions;
export type EventPayload<T extends EventType> = z.infer<(typeof eventDefinitions)[T]['payload']>;
export type PracticeEvent<T extends EventType = EventType> = {
  [K in T]: { seq: number; type: K; payload: EventPayload<K>; at: Date };
}[T];
