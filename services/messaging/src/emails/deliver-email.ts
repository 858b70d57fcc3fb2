import { type Job, JobFailure, type JobWait, untilAvailable } from '@practice/service-kit';
import type { SendMailOptions } from 'nodemailer';
import { noteMailFailure, noteMailSent } from '../mail-state/note-mail-outcome.ts';
import { noteDelivery } from '../refused-addresses/note-delivery.ts';
import { deliver, type MailWait, RecipientsRefused } from '../smtp/deliver.ts';
import type { MailSettings } from './mail-settings.ts';
import { messageIdOf } from './message-id.ts';

/**
 * Hands the e-mail of a job to the mail server, under the job's Message-ID, and keeps whom the server refused and whether
 * e-mails leave. Servers that can name the job in a bounce, and leave the e-mail's text out of it, are asked to.
 * @throws as `deliver`
 */
export async function deliverEmail(
  job: Job,
  settings: Pick<MailSettings, 'smtp' | 'from' | 'practice'>,
  email: SendMailOptions,
): Promise<JobWait | undefined> {
  const wait = await tryToDeliver(job, settings, email);
  await (wait ? noteMailFailure(job, wait) : untilAvailable(() => noteMailSent(job)));
  return wait;
}

async function tryToDeliver(
  job: Job,
  settings: Pick<MailSettings, 'smtp' | 'from' | 'practice'>,
  email: SendMailOptions,
): Promise<MailWait | undefined> {
  const messageId = messageIdOf(job._id, settings.from);
  const dsn: SendMailOptions['dsn'] = { id: messageId.slice(1, -1), return: 'headers', notify: ['failure'] };
  try {
    const delivery = await deliver(settings.smtp, { ...email, messageId, dsn }, job);
    return 'waitMs' in delivery ? delivery : await untilAvailable(() => noteDelivery(job, delivery, settings));
  } catch (error) {
    if (error instanceof RecipientsRefused) {
      const wait = await noteDelivery(job, { accepted: [], refused: error.refused }, settings);
      if (wait) return wait;
    } else if (error instanceof JobFailure && !error.isFinal) await noteMailFailure(job);
    throw error;
  }
}
