import type { UrlFinding } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import { findBuiltInTemplate } from '../email-templates/find-email-template.ts';
import { renderTemplate } from '../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf, type Sender } from '../email-templates/sender.ts';
import { panelLink, practiceValues } from '../email-templates/values/practice-values.ts';
import { escapeHtml } from '../formatting/escape-html.ts';

export type AlertedFault = UrlFinding & { url: string; title: string };

/** An e-mail names no more; all of them are in the back office. */
const MOST = 30;

/** The e-mail about faults of the site's addresses, each with a link to where it is mended. */
export async function renderUrlHealthAlert(faults: readonly AlertedFault[], sender: Sender): Promise<SendMailOptions> {
  const { practice } = sender;
  const items = faults.slice(0, MOST).map(({ title, url, detail, editUrl }) => {
    const page = title && title !== url ? `${title} (${url})` : url;
    const link = panelLink(practice, editUrl, 'Düzelt');
    return `<li><strong>${escapeHtml(page)}</strong>: ${escapeHtml(detail)} ${link}</li>`;
  });
  const rest = faults.length > MOST ? `<p>Ve ${faults.length - MOST} sorun daha.</p>` : '';
  const values = {
    ...practiceValues(practice),
    faultSummary: faults.length === 1 ? 'yeni bir sorun' : `${faults.length} yeni sorun`,
    faultList: `<ul>${items.join('')}</ul>${rest}`,
    panelLink: panelLink(practice, '#url-management?tab=health', 'Tüm sonuçları açın'),
  };
  return {
    from: fromOf(sender),
    to: practice.email,
    ...(await renderTemplate(await findBuiltInTemplate('url-health-alert'), values, { practice })),
    headers: emailHeaders,
  };
}
