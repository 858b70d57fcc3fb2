import type { BackupRecord } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import type { Sender } from '../email-templates/render-email.ts';
import { emailHeaders, fromOf } from '../email-templates/render-parts.ts';
import { renderHtml } from '../email-templates/render-template.ts';
import { frame } from '../email-templates/templates.ts';
import { backupAlertTitle, dayOf } from './notify-of-backup.ts';

const CLOSING = 'Yönetim panelinde Yedekler bölümünden yeniden deneyebilirsiniz.';

/** The e-mail to admins about a backup that could not be made or failed its check. */
export function renderBackupAlert(
  backup: BackupRecord,
  { from, practice }: Sender,
  to: readonly string[],
): SendMailOptions {
  const heading = backupAlertTitle(backup);
  const what = `${dayOf(backup)} tarihli yedek: ${backup.problem ?? ''}`;
  const url = practice.siteUrl && `${practice.siteUrl}/admin#backups`;
  const { color } = practice;
  return {
    from: fromOf({ from, practice }),
    to: [...to],
    subject: `${heading} | ${practice.name}`,
    text: [what, ...(url ? [`Yedekler: ${url}`] : []), CLOSING].join('\n\n'),
    html: renderHtml(frame, {
      heading,
      body: renderHtml(
        '<p>{{what}}</p>{{#if url}}<p><a href="{{url}}" style="color:{{color}}">Yedekleri açın</a></p>{{/if}}<p>{{closing}}</p>',
        { what, url, color, closing: CLOSING },
      ),
      practiceName: practice.name,
      phone: practice.phone,
      address: practice.address.replace(/\s*\n\s*/g, ', '),
      color,
    }),
    headers: emailHeaders,
  };
}
