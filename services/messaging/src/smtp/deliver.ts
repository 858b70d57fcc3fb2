import { type Job, JobFailure, type JobWait, outcomeCounter, tracer } from '@practice/service-kit';
import type { SendMailOptions } from 'nodemailer';
import { type SmtpServer, smtpTransport } from './transport.ts';

/** Together shorter than the lease of a job. */
const TIMEOUTS = { dnsTimeout: 8000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };
const UNREACHABLE_WAIT_MS = 60_000;
const SETTINGS_WAIT_MS = 15 * 60_000;
const AUTHENTICATION_REQUIRED = 530;
const UNREACHABLE = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EPROTOCOL']);

const emails = outcomeCounter(
  'practice_emails_total',
  'E-mails handed to the mail server: sent, postponed (they are tried again), or refused.',
);

/**
 * Hands a message to the mail server. Problems of the server or the settings wait without counting as an attempt: no
 * response, or credentials or sender refused.
 * @throws JobFailure a final one when the server refuses the message permanently (5xx), a temporary one when it asks
 *   to retry later (4xx).
 */
export async function deliver(
  server: SmtpServer,
  message: SendMailOptions,
  { trace }: Pick<Job, 'trace'> = {},
): Promise<JobWait | undefined> {
  const span = tracer()?.start({ name: 'smtp send', kind: 'client', parent: trace });
  let outcome = 'postponed';
  try {
    const wait = await send(server, message);
    if (!wait) outcome = 'sent';
    return wait;
  } catch (error) {
    if (error instanceof JobFailure && error.isFinal) outcome = 'refused';
    throw error;
  } finally {
    emails.count(outcome);
    span?.end({ attributes: { 'practice.email.outcome': outcome }, isFailure: outcome !== 'sent' });
  }
}

async function send(server: SmtpServer, message: SendMailOptions): Promise<JobWait | undefined> {
  const transport = smtpTransport(server, { timeouts: TIMEOUTS });
  try {
    await transport.sendMail(message);
    return undefined;
  } catch (error) {
    return classifySmtpError(error);
  } finally {
    transport.close();
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

function classifySmtpError(error: unknown): JobWait {
  const { code = '', responseCode = 0, command } = error as SmtpError;
  if (UNREACHABLE.has(code)) {
    const reason = 'E-posta sunucusuna ulaşılamadı ya da güvenli bağlantı kurulamadı. Yeniden denenecek.';
    return { waitMs: UNREACHABLE_WAIT_MS, reason };
  }
  if (code === 'EAUTH' || responseCode === AUTHENTICATION_REQUIRED) {
    const reason = 'E-posta sunucusu kullanıcı adını veya şifreyi kabul etmedi. Ayarları kontrol edin.';
    return { waitMs: SETTINGS_WAIT_MS, reason };
  }
  if (responseCode >= 500 && command === 'MAIL FROM') {
    const reason = `E-posta sunucusu gönderen adresini kabul etmedi (${responseCode}). Ayarları kontrol edin.`;
    return { waitMs: SETTINGS_WAIT_MS, reason };
  }
  if (responseCode >= 500) {
    const message = `E-posta sunucusu iletiyi kabul etmedi (${responseCode}). Alıcının adresini kontrol edin.`;
    throw new JobFailure(message, { isFinal: true, cause: error });
  }
  if (responseCode >= 400) {
    const message = `E-posta sunucusu iletiyi şimdilik kabul etmedi (${responseCode}). Yeniden denenecek.`;
    throw new JobFailure(message, { cause: error });
  }
  throw error;
}
