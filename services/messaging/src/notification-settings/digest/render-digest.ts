import { fromInstant, notificationCategoryLabels, toTimeOfDay } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import type { Sender } from '../../email-templates/render-email.ts';
import { emailHeaders, fromOf } from '../../email-templates/render-parts.ts';
import { renderHtml } from '../../email-templates/render-template.ts';
import { frame } from '../../email-templates/templates.ts';
import { longDate } from '../../formatting/long-date.ts';
import type { Notification } from '../../notifications/notification.model.ts';

type Line = Pick<Notification, 'title' | 'category' | 'createdAt'>;

/**
 * The e-mail with a user's unread notifications: title, category and time of each. Their texts name parents and children
 * and stay in the back office.
 */
export function renderDigest(to: string, notifications: readonly Line[], sender: Sender): SendMailOptions {
  const [first] = notifications;
  const count = notifications.length;
  const heading = count === 1 && first ? first.title : `${count} okunmamış bildiriminiz var`;
  return render(
    { to, heading, intro: 'Yönetim panelinde sizi bekleyenler:', lines: notifications.map(lineOf) },
    sender,
  );
}

/** What a user gets who tries it out. */
export function renderTest(to: string, sender: Sender): SendMailOptions {
  const lines = [lineOf({ title: 'Deneme bildirimi', category: 'system', createdAt: new Date() })];
  return render({ to, heading: 'Deneme bildirimi', intro: 'Bildirim e-postalarınız böyle görünecek:', lines }, sender);
}

function lineOf({ title, category, createdAt }: Line): string {
  const { date, minute } = fromInstant(createdAt);
  return `${title} (${notificationCategoryLabels[category]}), ${longDate(date)}, saat ${toTimeOfDay(minute)}`;
}

type Content = { to: string; heading: string; intro: string; lines: string[] };

function render({ to, heading, intro, lines }: Content, { from, practice }: Sender): SendMailOptions {
  const adminUrl = practice.siteUrl && `${practice.siteUrl}/admin`;
  const settingsUrl = adminUrl && `${adminUrl}#notifications`;
  const closing = 'Bu e-postayı bildirim ayarlarınızda açtığınız için alıyorsunuz.';
  const items = lines.map((line) => renderHtml('<li>{{line}}</li>', { line })).join('');
  const links = renderHtml(
    '{{#if adminUrl}}<p><a href="{{adminUrl}}" style="color:{{color}}">Yönetim panelini açın</a></p>{{/if}}',
    { adminUrl, color: practice.color },
  );
  const footer = renderHtml(
    '<p>{{closing}}{{#if settingsUrl}} <a href="{{settingsUrl}}" style="color:{{color}}">Ayarları değiştirin</a>{{/if}}</p>',
    { closing, settingsUrl, color: practice.color },
  );
  return {
    from: fromOf({ from, practice }),
    to,
    subject: `${heading} | ${practice.name}`,
    text: [
      intro,
      lines.map((line) => `- ${line}`).join('\n'),
      ...(adminUrl ? [`Yönetim paneli: ${adminUrl}`] : []),
      settingsUrl ? `${closing} ${settingsUrl}` : closing,
    ].join('\n\n'),
    html: renderHtml(frame, {
      heading,
      body: `${renderHtml('<p>{{intro}}</p>', { intro })}<ul>${items}</ul>${links}${footer}`,
      practiceName: practice.name,
      phone: practice.phone,
      address: practice.address.replace(/\s*\n\s*/g, ', '),
      color: practice.color,
    }),
    headers: emailHeaders,
  };
}
