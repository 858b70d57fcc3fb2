import { fromInstant, notificationCategoryLabels, toTimeOfDay } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import { findBuiltInTemplate } from '../../email-templates/find-email-template.ts';
import { renderTemplate } from '../../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf, type Sender } from '../../email-templates/sender.ts';
import { panelLink, practiceValues } from '../../email-templates/values/practice-values.ts';
import { listOf } from '../../email-templates/values/value-html.ts';
import { longDate } from '../../formatting/long-date.ts';
import type { Notification } from '../../notifications/notification.model.ts';

type Line = Pick<Notification, 'title' | 'category' | 'createdAt'>;

/**
 * The e-mail with a user's unread notifications: title, category and time of each. Their texts name parents and children
 * and stay in the back office.
 */
export async function renderDigest(
  to: string,
  notifications: readonly Line[],
  sender: Sender,
): Promise<SendMailOptions> {
  const { practice } = sender;
  const [first] = notifications;
  const count = notifications.length;
  const values = {
    ...practiceValues(practice),
    digestTitle: count === 1 && first ? first.title : `${count} okunmamış bildiriminiz var`,
    notificationList: listOf(notifications.map(lineOf)),
    notificationSettingsLink: panelLink(
      practice,
      '#notifications',
      'Ayarları değiştirin',
      'Ayarları yönetim panelinde değiştirebilirsiniz.',
    ),
    panelLink: panelLink(practice, '', 'Yönetim panelini açın'),
  };
  return {
    from: fromOf(sender),
    to,
    ...(await renderTemplate(await findBuiltInTemplate('notification-digest'), values, { practice })),
    headers: emailHeaders,
  };
}

/** What a user gets who tries it out. */
export function renderTest(to: string, sender: Sender): Promise<SendMailOptions> {
  return renderDigest(to, [{ title: 'Deneme bildirimi', category: 'system', createdAt: new Date() }], sender);
}

function lineOf({ title, category, createdAt }: Line): string {
  const { date, minute } = fromInstant(createdAt);
  return `${title} (${notificationCategoryLabels[category]}), ${longDate(date)}, saat ${toTimeOfDay(minute)}`;
}
