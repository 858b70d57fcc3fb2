import type { SendMailOptions } from 'nodemailer';
import type { Sender } from '../email-templates/render-email.ts';
import { emailHeaders, fromOf } from '../email-templates/render-parts.ts';
import { renderHtml } from '../email-templates/render-template.ts';
import { frame } from '../email-templates/templates.ts';
import type { AdminAlert } from './admin-alert.ts';

const BODY =
  '<p>{{message}}</p>{{#if url}}<p><a href="{{url}}" style="color:{{color}}">Yönetim panelinde açın</a></p>{{/if}}<p>{{advice}}</p>';

/** The e-mail to admins about something of which they are told. */
export function renderAdminAlert(
  { title, message, advice, actionUrl }: AdminAlert,
  { from, practice }: Sender,
  to: readonly string[],
): SendMailOptions {
  const url = practice.siteUrl && `${practice.siteUrl}${actionUrl}`;
  const { color } = practice;
  return {
    from: fromOf({ from, practice }),
    to: [...to],
    subject: `${title} | ${practice.name}`,
    text: [message, ...(url ? [`Yönetim panelinde açın: ${url}`] : []), advice].join('\n\n'),
    html: renderHtml(frame, {
      heading: title,
      body: renderHtml(BODY, { message, url, color, advice }),
      practiceName: practice.name,
      phone: practice.phone,
      address: practice.address.replace(/\s*\n\s*/g, ', '),
      color,
    }),
    headers: emailHeaders,
  };
}
