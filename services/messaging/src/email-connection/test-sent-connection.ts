import { type EmailConnectionTest, emailConnectionForm } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { readMailSettings } from '../emails/mail-settings.ts';
import { testEmailConnection } from './test-email-connection.ts';

/**
 * Tries a mail server that is given by the keys of the settings, or by none: what is left out is as it is stored.
 * @throws DomainError as `testEmailConnection` does
 */
export async function testSentConnection(ctx: ServiceContext, raw: unknown): Promise<EmailConnectionTest> {
  if (typeof raw === 'object' && raw !== null && 'host' in raw) return testEmailConnection(ctx, raw);
  const sent = readInput(ctx, 'email:write', emailConnectionForm, raw ?? {});
  const { smtp } = await readMailSettings();
  return testEmailConnection(ctx, {
    host: sent.smtp_host ?? smtp.host,
    port: Number(sent.smtp_port ?? smtp.port),
    secure: String(sent.smtp_secure ?? smtp.isSecure) === 'true',
    user: sent.smtp_user ?? smtp.user,
    password: sent.smtp_pass,
  });
}
