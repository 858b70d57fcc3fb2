import { type EmailTemplateTest, emailTemplateTestInput, idParam } from '@practice/contracts';
import {
  assertWithinLimit,
  DomainError,
  JobFailure,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import type { SendMailOptions } from 'nodemailer';
import { findEmailTemplate } from '../email-templates/find-email-template.ts';
import { renderTemplate } from '../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf } from '../email-templates/sender.ts';
import { type MailSettings, readMailSettings } from '../emails/mail-settings.ts';
import { missingSetting } from '../emails/skip-reason.ts';
import { deliver } from '../smtp/deliver.ts';
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
  await withTransaction(async (session) =>
    recordAudit(session, ctx, { action: 'email-template.tested', entity: 'email-template', entityId: id }),
  );
  const settings = await readMailSettings();
  const { practice } = settings;
  const problem = await send(settings, {
    from: fromOf(settings),
    to: testEmail,
    replyTo: practice.email,
    ...(await renderTemplate(template, await sampleValues(practice), { practice })),
    headers: emailHeaders,
  });
  return problem
    ? { success: false, message: problem }
    : { success: true, message: `Deneme e-postası ${testEmail} adresine gönderildi.` };
}

/** Why an e-mail could not be sent, as a sentence; null when it was. */
async function send(settings: MailSettings, message: SendMailOptions): Promise<string | null> {
  const missing = settings.isEnabled ? missingSetting(settings) : SWITCHED_OFF;
  if (missing) return missing;
  try {
    return (await deliver(settings.smtp, message))?.reason ?? null;
  } catch (error) {
    if (error instanceof JobFailure) return error.message;
    throw error;
  }
}
