import { type AppointmentRecord, toInstant, z } from '@practice/contracts';
import {
  ask,
  type ClientSession,
  emit,
  type Job,
  type JobHandler,
  type JobWait,
  withTransaction,
} from '@practice/service-kit';
import { composeLetter } from '../letters/compose-letter.ts';
import { deliver } from '../smtp/deliver.ts';
import { type MailSettings, readMailSettings } from './mail-settings.ts';
import { type EmailKind, emailKinds, OutgoingEmailModel } from './outgoing-email.model.ts';

const payload = z.object({ kind: z.enum(emailKinds), appointmentId: z.string() });
/** A change of settings wakes waiting e-mails before that. */
const WAIT_MS = 15 * 60_000;

/**
 * Sends an e-mail of the outbox. It is composed now, from the appointment and the settings as they are now. What was
 * sent is noted at once: a crash between the mail server's answer and the note sends it again under the same
 * Message-ID, and mail programs show it once.
 */
export const sendEmail: JobHandler = async (job: Job): Promise<JobWait | undefined> => {
  const { kind, appointmentId } = payload.parse(job.payload);
  const known = await OutgoingEmailModel.findById(job._id).lean();
  if (known?.sentAt || known?.skipReason) return undefined;

  const settings = await readMailSettings();
  const appointment = await ask('appointments', 'getAppointment', { id: appointmentId });
  const skipReason = reasonToSkip(kind, appointment, settings);
  if (skipReason || !appointment) return settle(job, { kind, appointmentId, skipReason });
  const missing = missingSetting(settings);
  if (missing) return { waitMs: WAIT_MS, reason: missing };

  const letter = await composeLetter(kind, appointment, settings);
  const wait = await deliver(settings.smtp, { ...letter, messageId: messageIdOf(job._id, settings.from) });
  return wait ?? settle(job, { kind, appointmentId, sentAt: new Date() });
};

/** Lets staff who look at the appointment see that its e-mail waits or failed. */
export function tellOfHeldEmail(session: ClientSession, job: Job): void {
  emit(session, 'email.changed', { appointmentId: payload.parse(job.payload).appointmentId });
}

/** Why an e-mail shall not be sent any more. */
function reasonToSkip(
  kind: EmailKind,
  appointment: AppointmentRecord | null,
  { isEnabled, isPracticeNotified }: MailSettings,
): string | null {
  if (!appointment) return 'Randevu silindiği için gönderilmedi.';
  if (!isEnabled) return 'E-posta gönderimi ayarlarda kapalı olduğu için gönderilmedi.';
  if (kind === 'practice-notification' && !isPracticeNotified)
    return 'Yönetici bildirimleri ayarlarda kapalı olduğu için gönderilmedi.';
  if (kind === 'cancellation') {
    if (appointment.status !== 'cancelled') return 'Randevu yeniden etkinleştirildiği için gönderilmedi.';
  } else if (appointment.status === 'cancelled') return 'Randevu iptal edildiği için gönderilmedi.';
  if (kind === 'confirmation' && appointment.status !== 'confirmed')
    return 'Randevu artık onaylı olmadığı için gönderilmedi.';
  const isPast = toInstant(appointment.appointmentDate, appointment.appointmentTime) <= new Date();
  return isPast ? 'Randevunun zamanı geçtiği için gönderilmedi.' : null;
}

function missingSetting({ smtp, from, practice }: MailSettings): string | null {
  if (smtp.host === '') return 'E-posta sunucusu ayarlanmamış. Ayarlar tamamlanınca e-posta kendiliğinden gönderilir.';
  if (!from.includes('@')) return 'Gönderen e-posta adresi ayarlanmamış.';
  return practice.email.includes('@') ? null : 'İletişim e-posta adresi ayarlanmamış.';
}

/** The same for the same e-mail, whoever sends it and however often. */
function messageIdOf(key: string, from: string): string {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';
  return `<${key.replace(/[^A-Za-z0-9-]/g, '.')}@${domain}>`;
}

type Settled = { kind: EmailKind; appointmentId: string; sentAt?: Date; skipReason?: string | null };

async function settle({ _id }: Job, settled: Settled): Promise<undefined> {
  await withTransaction(async (session) => {
    await OutgoingEmailModel.updateOne(
      { _id },
      { $set: settled, $setOnInsert: { createdAt: new Date() } },
      { upsert: true, session },
    );
    emit(session, 'email.changed', { appointmentId: settled.appointmentId });
  });
  return undefined;
}
