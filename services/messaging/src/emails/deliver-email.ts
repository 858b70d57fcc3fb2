import type { Job, JobWait } from '@practice/service-kit';
import type { SendMailOptions } from 'nodemailer';
import { noteDelivery } from '../refused-addresses/note-delivery.ts';
import { deliver, RecipientsRefused } from '../smtp/deliver.ts';
import type { MailSettings } from './mail-settings.ts';
import { messageIdOf } from './message-id.ts';

/**
 * Hands the e-mail of a job to the mail server, under the job's Message-ID, and keeps whom the server refused. Servers that
 * can name the job in a bounce, and leave the e-mail's text out of it, are asked to.
 * @throws as `deliver`
 */
export async function deliverEmail(
  job: Job,
  { smtp, from }: Pick<MailSettings, 'smtp' | 'from'>,
  email: SendMailOptions,
): Promise<JobWait | undefined> {
  const messageId = messageIdOf(job._id, from);
  const dsn: SendMailOptions['dsn'] = { id: messageId.slice(1, -1), return: 'headers', notify: ['failure'] };
  try {
    const delivery = await deliver(smtp, { ...email, messageId, dsn }, job);
    if ('waitMs' in delivery) return delivery;
    await noteDelivery(job, delivery);
    return undefined;
  } catch (error) {
    if (error instanceof RecipientsRefused) await noteDelivery(job, { accepted: [], refused: error.refused });
    throw error;
  }
}
