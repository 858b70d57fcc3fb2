import { type PasswordLinkPurpose, passwordLinkPath } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import type { Sender } from '../email-templates/render-email.ts';
import { emailHeaders, fromOf } from '../email-templates/render-parts.ts';
import { renderHtml, renderText } from '../email-templates/render-template.ts';
import { frame } from '../email-templates/templates.ts';
import { withoutLinks } from '../formatting/without-links.ts';

type Link = { email: string; username: string; token: string; purpose: PasswordLinkPurpose };

const words: Record<PasswordLinkPurpose, { heading: string; intro: string; action: string; closing: string }> = {
  invitation: {
    heading: 'Yönetim paneline davet edildiniz',
    intro:
      '{{practiceName}} yönetim panelinde sizin için bir hesap açıldı. Kullanıcı adınız: {{username}}. Şifrenizi belirlediğinizde giriş yapabilirsiniz.',
    action: 'Şifrenizi belirleyin',
    closing:
      'Bağlantı 7 gün geçerlidir ve bir kez kullanılır. Böyle bir davet beklemiyorsanız bu e-postayı silebilirsiniz.',
  },
  reset: {
    heading: 'Yeni şifre belirleme',
    intro: '{{username}} kullanıcısı için yeni bir şifre belirleme isteği aldık.',
    action: 'Yeni şifre belirleyin',
    closing:
      'Bağlantı 1 saat geçerlidir ve bir kez kullanılır. İstek sizden gelmediyse bir şey yapmanız gerekmez; şifreniz değişmez.',
  },
};

/** The e-mail with a link with which somebody chooses a password. */
export function renderPasswordLink(link: Link, { from, practice }: Sender): SendMailOptions {
  const { heading, intro, action, closing } = words[link.purpose];
  const values = { practiceName: practice.name, username: withoutLinks(link.username) };
  const url = `${practice.siteUrl}${passwordLinkPath(link.token)}`;
  const introText = renderText(intro, values);
  return {
    from: fromOf({ from, practice }),
    to: { name: values.username, address: link.email },
    subject: `${heading} | ${practice.name}`,
    text: `${introText}\n\n${action}: ${url}\n\n${closing}`,
    html: renderHtml(frame, {
      heading,
      body: renderHtml(
        '<p>{{intro}}</p><p><a href="{{url}}" style="color:{{color}}">{{action}}</a></p><p>{{closing}}</p>',
        { intro: introText, url, action, closing, color: practice.color },
      ),
      practiceName: practice.name,
      phone: practice.phone,
      address: practice.address.replace(/\s*\n\s*/g, ', '),
      color: practice.color,
    }),
    headers: emailHeaders,
  };
}
