import type { AppointmentEmailType, AppointmentRecord, EventPayload } from '@practice/contracts';
import { type ClientSession, emit, encryptText, enqueueJob } from '@practice/service-kit';
import { customMessageOf, type OutgoingEmail, OutgoingEmailModel } from './outgoing-email.model.ts';
import { takeRequestEmail } from './request-email-quota.ts';
import { findLeaving, stopEmail } from './stop-email.ts';

export const SEND_EMAIL = 'send-email';
/** With the kit's growing pauses these are two days of attempts. */
const MAX_ATTEMPTS = 50;

const UNDONE = 'Değişiklik geri alındığı için gönderilmedi.';
const TOO_MANY = 'Bu adrese son 24 saat içinde üç talep e-postası gönderildiği için gönderilmedi.';

/** The keys of the e-mails about a request. */
export function requestEmailKeys(id: string): { parent: string; practice: string } {
  return { parent: `request-received:${id}`, practice: `practice-notification:${id}` };
}

/**
 * Queues the e-mails of a new request, each exactly once: one to the parent, unless the address has had three that day,
 * and one to the practice.
 */
export async function queueRequestEmails(
  session: ClientSession,
  { id, email }: Pick<AppointmentRecord, 'id' | 'email'>,
): Promise<void> {
  const skipReason = (await takeRequestEmail(session, email)) ? null : TOO_MANY;
  const { parent, practice } = requestEmailKeys(id);
  await queueEmail(session, { key: parent, kind: 'request-received', appointmentId: id, skipReason });
  await queueEmail(session, { key: practice, kind: 'practice-notification', appointmentId: id });
}

/** How long the e-mail about a status change waits, so that staff can undo the change. */
export const UNDO_WINDOW_MS = 8000;

type ParentEmail = {
  appointmentId: string;
  mark: string;
  delayMs?: number;
  /** The time that the parent knows, of an appointment that was moved. */
  previous?: NonNullable<OutgoingEmail['previous']> | null;
  /** The time that a reminder which goes by itself is about. */
  remindsOf?: NonNullable<OutgoingEmail['remindsOf']>;
  /** Times of others of its series that it is about too. */
  others?: NonNullable<OutgoingEmail['others']>;
  /** Staff want it although the parent took back that they may be contacted. */
  allowWithdrawn?: boolean;
  /** Of the kind `template`. */
  template?: { id: string; name: string };
  customMessage?: string;
  /** Staff want it, also to an address that refuses e-mails. */
  isOnPurpose?: boolean;
};

type ParentEmailKind = AppointmentEmailType | 'rescheduled' | 'template';

/**
 * Queues an e-mail to the parent, once for each confirmation or cancellation; `mark` distinguishes them.
 * @returns the e-mail's key.
 */
export async function queueParentEmail(
  session: ClientSession,
  kind: ParentEmailKind,
  { appointmentId, mark, delayMs = 0, ...about }: ParentEmail,
): Promise<string> {
  const key = parentEmailKey(kind, appointmentId, mark);
  const runAt = new Date(Date.now() + delayMs);
  await queueEmail(session, { key, kind, appointmentId, ...about, runAt });
  emit(session, 'email.changed', { appointmentId });
  return key;
}

/** The key of an e-mail to the parent. */
export function parentEmailKey(kind: ParentEmailKind, appointmentId: string, mark: string): string {
  return `${kind}:${appointmentId}:${mark}`;
}

const kindsByStatus: Partial<Record<string, AppointmentEmailType>> = {
  confirmed: 'confirmation',
  cancelled: 'cancellation',
};

/** Queues the e-mail about a status change; only confirmations and cancellations send one, unless staff chose none. */
export async function queueStatusEmail(
  session: ClientSession,
  { appointmentId, changeType, status, previousStatus, version, ...sent }: EventPayload<'appointment.changed'>,
): Promise<void> {
  if (sent.withoutEmail) return;
  if (changeType === 'created' || changeType === 'deleted' || status === previousStatus) return;
  if (sent.isUndo && !(await hasLeft(session, appointmentId, kindsByStatus[previousStatus ?? '']))) return;
  const kind = kindsByStatus[status];
  const others = sent.alsoChanged ?? [];
  if (kind)
    await queueParentEmail(session, kind, { appointmentId, mark: `v${version}`, delayMs: UNDO_WINDOW_MS, others });
}

/** Whether the e-mail about the change that is taken back has left, or may have. One that has not will not. */
async function hasLeft(session: ClientSession, appointmentId: string, kind?: AppointmentEmailType): Promise<boolean> {
  const ofStatus = { appointmentId, kind, _id: { $regex: ':v\\d+$' } };
  const [last] = kind
    ? await OutgoingEmailModel.find(ofStatus, null, { session }).sort({ createdAt: -1 }).limit(1).lean()
    : [];
  if (!last || last.sentAt || last.skipReason) return Boolean(last?.sentAt);
  if ((await findLeaving(session, [last._id])).size > 0) return true;
  await stopEmail(session, last._id, UNDONE);
  emit(session, 'email.changed', { appointmentId });
  return false;
}

type NewEmail = Pick<OutgoingEmail, 'kind' | 'appointmentId'> &
  Partial<Pick<OutgoingEmail, 'previous' | 'others' | 'remindsOf' | 'allowWithdrawn' | 'skipReason'>> &
  Pick<ParentEmail, 'template' | 'customMessage' | 'isOnPurpose'> & { key: string; runAt?: Date };

/** Records an e-mail and queues it; one that is skipped is kept with the reason. */
async function queueEmail(
  session: ClientSession,
  {
    key,
    kind,
    appointmentId,
    runAt = new Date(),
    previous = null,
    others = [],
    remindsOf,
    allowWithdrawn = false,
    template,
    customMessage,
    skipReason = null,
    isOnPurpose = false,
  }: NewEmail,
): Promise<void> {
  await OutgoingEmailModel.updateOne(
    { _id: key },
    {
      $setOnInsert: {
        ...{ kind, appointmentId, previous, createdAt: new Date(), sentAt: null, skipReason },
        ...(others.length > 0 ? { others } : {}),
        ...(remindsOf ? { remindsOf } : {}),
        ...(allowWithdrawn ? { allowWithdrawn } : {}),
        ...(template ? { templateId: template.id, templateName: template.name } : {}),
        ...(customMessage ? { customMessage: encryptText(customMessage, customMessageOf(key)) } : {}),
      },
    },
    { upsert: true, session },
  );
  const title = template ? { title: template.name } : {};
  const payload = { kind, appointmentId, ...title, ...(isOnPurpose ? { isOnPurpose } : {}) };
  await enqueueJob(session, { key, kind: SEND_EMAIL, payload, maxAttempts: MAX_ATTEMPTS, runAt, skipReason });
}
