import { type EmailTemplateTest, emailTemplateTestInput, idParam } from '@practice/contracts';
import {
  assertWithinLimit,
  DomainError,
  JobFailure,
  readInput,
  recordAuditAlone,
  type ServiceContext,
} from '@practice/service-kit';
import type { SendMailOptions } from 'nodemailer';
import { findEmailTemplate } from '../email-templates/find-email-template.ts';
import { renderTemplate } from '../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf } from '../email-templates/sender.ts';
import { UNSUBSCRIBED } from '../emails/block-reason.ts';
import { type MailSettings, readMailSettings } from '../emails/mail-settings.ts';
import { missingAddress, missingSetting } from '../emails/skip-reason.ts';
import { deliver } from '../smtp/deliver.ts';
import { issueUnsubscribePath } from '../unsubscribes/issue-unsubscribe-path.ts';
import { unsubscribeParts } from '../unsubscribes/unsubscribe-parts.ts';
import { sampleValues } from './sample-values.ts';

const input = emailTemplateTestInput.extend(idParam.shape);
const SWITCHED_OFF = 'E-posta gönderimi ayarlarda kapalı.';

/**
 * Sends a template to an address, with data of nobody, and waits for what the mail server says of it: that is in the answer.
 * Twenty an hour from one network, so that nobody is flooded in the practice's name.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED; TOO_MANY_REQUESTS
 */
export async function testEmailTemplate(ctx: ServiceContext, raw: unknown): Promise<EmailTemplateTest> {
  const { id, testEmail } = readInput(ctx, 'email:write', input, raw);
  const template = await findEmailTemplate(id);
  if (!template) throw new DomainError('NOT_FOUND');
  await assertWithinLimit(ctx, 'email-template-test');
  const path = template.category === 'marketing' ? await unsubscribePathOf(testEmail) : null;
  await recordAuditAlone(ctx, { action: 'email-template.tested', entity: 'email-template', entityId: id });
  const settings = await readMailSettings();
  const { practice } = settings;
  const parts = path ? unsubscribeParts(`${practice.siteUrl}${path}`) : undefined;
  const missing = settings.isEnabled ? missingSetting(settings) : SWITCHED_OFF;
  const message = {
    from: fromOf(settings),
    to: testEmail,
    replyTo: practice.email,
    ...(await renderTemplate(template, await sampleValues(practice), { practice, footer: parts?.footer })),
    headers: { ...emailHeaders, ...parts?.headers },
  };
  const problem = missing ?? (path && missingAddress(settings)) ?? (await send(settings, message));
  return problem
    ? { success: false, message: problem }
    : { success: true, message: `Deneme e-postası ${testEmail} adresine gönderildi.` };
}

/** @throws DomainError VALIDATION_FAILED for an address that wants no marketing e-mails: also none to try one out. */
async function unsubscribePathOf(testEmail: string): Promise<string> {
  const path = await issueUnsubscribePath(testEmail);
  if (path) return path;
  throw new DomainError('VALIDATION_FAILED', {
    errors: [{ field: 'testEmail', message: UNSUBSCRIBED, code: 'UNSUBSCRIBED' }],
  });
}

/** Why an e-mail could not be sent, as a sentence; null when it was. */
async function send(settings: MailSettings, message: SendMailOptions): Promise<string | null> {
  try {
    const result = await deliver(settings.smtp, message);
    return 'waitMs' in result ? result.reason : null;
  } catch (error) {
    if (error instanceof JobFailure) return error.message;
    throw error;
  }
}
