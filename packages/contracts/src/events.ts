import { appointmentMove, appointmentTimeOf } from './calendar.ts';
import { consentSources, consentTexts } from './consent-entries.ts';
import type { Permission } from './permissions.ts';
import { personalDataKinds } from './personal-data.ts';
import { recordEvents } from './record-events.ts';
import { reminderAnswers } from './reminder-answers.ts';
import { erasedCounts } from './retention.ts';
import { z } from './zod-setup.ts';

type EventDefinition = {
  payload: z.ZodObject;
  /** Staff with this permission get it on the event stream; null: only the services do. */
  audience: Permission | null;
};

const recordPayload = z.object({ id: z.string() });

type RecordEventDefinitions = {
  [T in keyof typeof recordEvents]: { payload: typeof recordPayload; audience: (typeof recordEvents)[T] };
};

const recordEventDefinitions = Object.fromEntries(
  Object.entries(recordEvents).map(([type, audience]) => [type, { payload: recordPayload, audience }]),
) as RecordEventDefinitions;

/**
 * Events, written in the transaction of the change that they announce. They carry ids, never personal data: a consumer
 * that needs more calls the owning service.
 */
export const eventDefinitions = {
  ...recordEventDefinitions,
  'appointment.requested': { payload: z.object({ appointmentId: z.string() }), audience: 'appointment:read' },
  'appointment.changed': {
    payload: z.object({
      appointmentId: z.string(),
      changeType: z.enum(['created', 'updated', 'status', 'deleted']),
      status: z.string(),
      previousStatus: z.string().nullable(),
      version: z.number(),
      /** Only when date or start time are other than before. */
      moved: appointmentMove.optional(),
      /** Staff chose that the parent gets no e-mail about the new status. */
      withoutEmail: z.boolean().optional(),
      /** The change before was taken back: the parent is told only if they know of it. */
      isUndo: z.boolean().optional(),
      /** Times of the others of a series that got the same status with it: the e-mail names them. */
      alsoChanged: z.array(appointmentTimeOf).optional(),
    }),
    audience: 'appointment:read',
  },
  /** An audit entry: who, what, when, from where; no clinical text, no secret. */
  'audit.recorded': {
    payload: z.object({
      action: z.string(),
      entity: z.string(),
      entityId: z.string().nullable(),
      changedFields: z.array(z.string()),
      userId: z.string().nullable(),
      username: z.string().nullable(),
      address: z.string(),
      /** The access token that was used; none in a browser session. */
      tokenId: z.string().nullish(),
    }),
    audience: null,
  },
  /** Somebody is to get a link with which they choose a password. */
  'password-link.requested': { payload: recordPayload, audience: null },
  /** A record was erased on a request, by the decision of that id, with what went along: how many of which kind. */
  'personal-data.erased': {
    payload: z.object({
      requestId: z.string(),
      decisionId: z.string(),
      erased: z.array(z.object({ kind: z.enum(personalDataKinds), count: z.number() })),
      username: z.string().nullable(),
    }),
    audience: null,
  },
  /** A record of a person is gone for good: what other services keep of it goes, too. */
  'personal-record.deleted': {
    payload: z.object({ kind: z.enum(['appointment', 'contactMessage']), id: z.string() }),
    audience: null,
  },
  /** A visitor chose about cookies, under a random id; nothing says who it was. */
  'cookie-choice.recorded': {
    payload: z.object({ id: z.string(), analytics: z.boolean(), marketing: z.boolean(), textVersion: z.string() }),
    audience: null,
  },
  /** The register asks for the consents that a service has from before there was one: those after a record, in parts. */
  'consents.requested': {
    payload: z.object({ source: z.enum(consentSources), after: z.string().nullable() }),
    audience: null,
  },
  /** A consent that was given with a record was taken back, or `withdrawnAt` null: it was not. */
  'consent-withdrawal.changed': {
    payload: z.object({ text: z.enum(consentTexts), recordId: z.string(), withdrawnAt: z.string().nullable() }),
    audience: null,
  },
  /** Records that had been kept for long enough were erased by the run of that id, with what went along. */
  'records.expired': { payload: z.object({ runId: z.string(), erased: erasedCounts }), audience: null },
  /** A run over the periods of retention was given up. */
  'retention.failed': { payload: recordPayload, audience: null },
  /** For services that keep something of a user. */
  'user.deleted': { payload: recordPayload, audience: null },
  /** A session has ended, named by its hashed id: gateways end its event streams. */
  'session.ended': { payload: z.object({ sessionKey: z.string() }), audience: null },
  'calendar.changed': { payload: z.object({ dates: z.array(z.string()).nullable() }), audience: 'appointment:read' },
  'site-setting.changed': {
    payload: z.object({ keys: z.array(z.string()), categories: z.array(z.string()) }),
    audience: 'site-setting:read',
  },
  /** A post was read by somebody who had not read it that day; no page shows how many have. */
  'blog-post.viewed': { payload: recordPayload, audience: null },
  'menu.changed': { payload: z.object({ slug: z.string() }), audience: 'content:view' },
  'legal-text.changed': { payload: z.object({ slug: z.string() }), audience: 'content:view' },
  'local-page.changed': { payload: z.object({ slug: z.string() }), audience: 'content:view' },
  /** The slug of a city page changed; comes before what else is said of the two. */
  /** Addresses of a picture of the library, before and after. */
  'media-item.replaced': { payload: z.object({ from: z.string(), to: z.string() }), audience: null },
  'local-page.moved': { payload: z.object({ from: z.string(), to: z.string() }), audience: null },
  /** What was at the path `from` of the site is at `to` now; null: nowhere. */
  'address.moved': { payload: z.object({ from: z.string(), to: z.string().nullable() }), audience: null },
  /** The end of a time that the law sets is near or over; `id` is that of the notice. */
  'deadline.announced': { payload: recordPayload, audience: null },
  /** A backup could not be made, or failed its check. */
  'backup.failed': { payload: recordPayload, audience: null },
  /** Something happened to the site's security that somebody is told of. */
  'security-alert.raised': { payload: recordPayload, audience: null },
  /** A run of the self-checks found faults that were not there in the run before; `id` is that of the run. */
  'self-check.faults-found': { payload: recordPayload, audience: null },
  /** A check of the site's addresses found faults that were not there before; `id` is that of the check. */
  'url-health.faults-found': { payload: recordPayload, audience: null },
  'meta-tag.changed': { payload: z.object({ pageKey: z.string() }), audience: 'seo:read' },
  /** `userId` is whom it is for alone; none: all of the staff. */
  'notification.created': {
    payload: z.object({ notificationId: z.string(), userId: z.string().nullish() }),
    audience: 'notification:read',
  },
  /** Notifications were read, archived or deleted, by one user, or for all when null. */
  'notification.changed': { payload: z.object({ userId: z.string().nullable() }), audience: 'notification:read' },
  'email.changed': { payload: z.object({ appointmentId: z.string() }), audience: 'appointment:read' },
  /** The e-mail that reminds of an appointment at this time is due, so many hours before. */
  'reminder.due': {
    payload: z.object({
      appointmentId: z.string(),
      appointmentDate: z.string(),
      appointmentTime: z.string(),
      leadHours: z.number(),
    }),
    audience: null,
  },
  /** A parent answered to a reminder of an appointment at this time. */
  'reminder.answered': {
    payload: z.object({
      appointmentId: z.string(),
      appointmentDate: z.string(),
      appointmentTime: z.string(),
      answer: z.enum(reminderAnswers),
    }),
    audience: null,
  },
  /**
   * A reminder about an appointment was sent; `appointmentDate` and `appointmentTime` are those in the e-mail, so that
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
  [K in T]: {
    seq: number;
    type: K;
    payload: EventPayload<K>;
    at: Date;
    /** The span of the change, as a W3C `traceparent`; none where nothing is traced. */
    trace?: string;
  };
}[T];
