import type { UrlFinding } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import type { Sender } from '../email-templates/render-email.ts';
import { emailHeaders, fromOf } from '../email-templates/render-parts.ts';
import { renderHtml } from '../email-templates/render-template.ts';
import { frame } from '../email-templates/templates.ts';

export type AlertedFault = UrlFinding & { url: string; title: string };

/** An e-mail names no more; all of them are in the back office. */
const MOST = 30;
const INTRO = 'Sitenizin adresleri kontrol edilirken yeni sorunlar bulundu:';
const CLOSING =
  'Her sorun bir kez bildirilir. Bu e-postaları URL Yönetimi bölümünün Sağlık Kontrolü sekmesinde kapatabilirsiniz.';

/** The e-mail about faults of the site's addresses, each with a link to where it is mended. */
export function renderUrlHealthAlert(faults: readonly AlertedFault[], { from, practice }: Sender): SendMailOptions {
  const heading = faults.length === 1 ? 'Sitede yeni bir sorun bulundu' : `Sitede ${faults.length} yeni sorun bulundu`;
  const adminUrl = practice.siteUrl && `${practice.siteUrl}/admin`;
  const allUrl = adminUrl && `${adminUrl}#url-management?tab=health`;
  const named = faults.slice(0, MOST).map(({ title, url, detail, editUrl }) => ({
    page: title && title !== url ? `${title} (${url})` : url,
    detail,
    link: adminUrl && `${adminUrl}${editUrl}`,
  }));
  const rest = faults.length > MOST ? `Ve ${faults.length - MOST} sorun daha.` : '';
  const { color } = practice;
  const items = named.map((fault) =>
    renderHtml(
      '<li><strong>{{page}}</strong><br>{{detail}}{{#if link}} <a href="{{link}}" style="color:{{color}}">Düzelt</a>{{/if}}</li>',
      { ...fault, color },
    ),
  );
  const links = renderHtml(
    '{{#if allUrl}}<p><a href="{{allUrl}}" style="color:{{color}}">Tüm sonuçları açın</a></p>{{/if}}<p>{{closing}}</p>',
    { allUrl, color, closing: CLOSING },
  );
  return {
    from: fromOf({ from, practice }),
    to: practice.email,
    subject: `${heading} | ${practice.name}`,
    text: [
      INTRO,
      named.map(({ page, detail, link }) => `- ${page}: ${detail}${link ? `\n  ${link}` : ''}`).join('\n'),
      ...(rest ? [rest] : []),
      ...(allUrl ? [`Tüm sonuçlar: ${allUrl}`] : []),
      CLOSING,
    ].join('\n\n'),
    html: renderHtml(frame, {
      heading,
      body: `${renderHtml('<p>{{intro}}</p>', { intro: INTRO })}<ul>${items.join('')}</ul>${renderHtml('{{#if rest}}<p>{{rest}}</p>{{/if}}', { rest })}${links}`,
      practiceName: practice.name,
      phone: practice.phone,
      address: practice.address.replace(/\s*\n\s*/g, ', '),
      color,
    }),
    headers: emailHeaders,
  };
}
