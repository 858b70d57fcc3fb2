import { z } from './zod-setup.ts';

/**
 * Events, written in the transaction of the change that they tell of. They carry ids, never personal data:
 * who needs more asks the owning service.
 */
export const eventPayloads = {
  'appointment.requested': z.object({ appointmentId: z.string() }),
  'appointment.changed': z.object({
    appointmentId: z.string(),
    deed: z.enum(['created', 'updated', 'status', 'deleted']),
    status: z.string(),
    previousStatus: z.string().nullable(),
    version: z.number(),
  }),
  /** A line for the audit log (decisions, "Access"): who, what, when, from where; no clinical text, no secret. */
  'audit.recorded': z.object({
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
  /** Password, role or activity of a user changed, or one of the user's access tokens was revoked. */
  'user.changed': z.object({ userId: z.string() }),
  /** A session is over, by its hashed id: for gateways, which end its event streams. */
  'session.ended': z.object({ sessionKey: z.string() }),
  'calendar.changed': z.object({ dates: z.array(z.string()).nullable() }),
  'therapy-service.changed': z.object({ id: z.string() }),
  'site-setting.changed': z.object({ keys: z.array(z.string()), categories: z.array(z.string()) }),
  'menu.changed': z.object({ slug: z.string() }),
  'testimonial.changed': z.object({ id: z.string() }),
  'legal-text.changed': z.object({ slug: z.string() }),
  'local-page.changed': z.object({ slug: z.string() }),
  'meta-tag.changed': z.object({ pageKey: z.string() }),
  'notification.created': z.object({ notificationId: z.string() }),
  /** Somebody's reading state changed, or notifications were deleted; of one person, or of all when null. */
  'notification.changed': z.object({ userId: z.string().nullable() }),
  'email.changed': z.object({ appointmentId: z.string() }),
  /**
   * A reminder about an appointment was sent; `appointmentDate` and `appointmentTime` are those that it named, so that
   * an appointment moved meanwhile still counts as not reminded.
   */
  'reminder.sent': z.object({ appointmentId: z.string(), appointmentDate: z.string(), appointmentTime: z.string() }),
} as const;

export type EventType = keyof typeof eventPayloads;
export type EventPayload<T extends EventType> = z.infer<(typeof eventPayloads)[T]>;
export type PracticeEvent<T extends EventType = EventType> = {
  [K in T]: { seq: number; type: K; payload: EventPayload<K>; at: Date };
}[T];
