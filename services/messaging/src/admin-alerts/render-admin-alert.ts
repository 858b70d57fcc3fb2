import type { SendMailOptions } from 'nodemailer';
import { findBuiltInTemplate } from '../email-templates/find-email-template.ts';
import { renderTemplate } from '../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf, type Sender } from '../email-templates/sender.ts';
import { panelLink, practiceValues } from '../email-templates/values/practice-values.ts';
import { paragraphsOf } from '../email-templates/values/value-html.ts';
import type { AdminAlert } from './admin-alert.ts';

/** The e-mail to admins about something of which they are told. */
export async function renderAdminAlert(
  { title, message, advice, actionUrl }: AdminAlert,
  sender: Sender,
  to: readonly string[],
): Promise<SendMailOptions> {
  const { practice } = sender;
  const values = {
    ...practiceValues(practice),
    alertTitle: title,
    message: paragraphsOf(message),
    alertAdvice: advice,
    panelLink: panelLink(practice, actionUrl.replace(/^\/admin/, ''), 'Yönetim panelinde açın'),
  };
  return {
    from: fromOf(sender),
    to: [...to],
    ...(await renderTemplate(await findBuiltInTemplate('admin-alert'), values, { practice })),
    headers: emailHeaders,
  };
}
