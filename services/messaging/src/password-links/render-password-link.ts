import { type BuiltInTemplateKey, type PasswordLinkPurpose, passwordLinkPath } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import { findBuiltInTemplate } from '../email-templates/find-email-template.ts';
import { renderTemplate } from '../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf, plainName, type Sender } from '../email-templates/sender.ts';
import { practiceValues } from '../email-templates/values/practice-values.ts';
import { withoutLinks } from '../formatting/without-links.ts';

type Link = { email: string; username: string; token: string; purpose: PasswordLinkPurpose };

const templates: Record<PasswordLinkPurpose, BuiltInTemplateKey> = {
  invitation: 'invitation',
  reset: 'password-reset',
};

/** The e-mail with a link with which a user chooses a password. */
export async function renderPasswordLink(link: Link, sender: Sender): Promise<SendMailOptions> {
  const practice = { ...sender.practice, name: plainName(sender.practice.name) };
  const username = withoutLinks(link.username);
  const resetLink = `${practice.siteUrl}${passwordLinkPath(link.token)}`;
  const values = { ...practiceValues(practice), username, resetLink };
  return {
    from: fromOf({ ...sender, practice }),
    to: { name: username, address: link.email },
    ...(await renderTemplate(await findBuiltInTemplate(templates[link.purpose]), values, { practice })),
    headers: emailHeaders,
  };
}
