import { refusalCauseLabels } from '@practice/contracts';
import { type Job, JobFailure, type JobWait, outcomeCounter, tracer } from '@practice/service-kit';
import type { SendMailOptions, SentMessageInfo, Transporter } from 'nodemailer';
import {
  answerOf,
  type RecipientRefusal,
  type Reply,
  recipientCause,
  recipientCauseOfMessage,
  replyCode,
} from './recipient-refusal.ts';
import { type SmtpServer, smtpTransport } from './transport.ts';

/** Together shorter than the lease of a job. */
const TIMEOUTS = { dnsTimeout: 8000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };
const UNREACHABLE_WAIT_MS = 60_000;
const SETTINGS_WAIT_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
const AUTHENTICATION_REQUIRED = 530;
/** Replies to a message that is too large or cannot be read (RFC 3463): it is the same the next day. */
const UNUSABLE = /\b5\.(2\.3|3\.4|6\.\d)\b/;
/** So long an e-mail waits for an account that may not send. */
const LONGEST_WAIT_DAYS = 3;
const NOT_REACHED = 'E-posta sunucusuna ulaşılamadı ya da güvenli bağlantı kurulamadı. Yeniden denenecek.';
const UNANSWERED =
  'E-posta sunucusu iletiyi aldı ama yanıt vermeden sustu; e-posta ulaşmış olabilir. Aynı kimlikle yeniden denenecek.';
const UNREACHABLE = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EPROTOCOL']);

/** Whom the mail server took the message for, and whom it refused permanently. */
export type Delivery = { accepted: string[]; refused: RecipientRefusal[] };

/** When the account was refused for the first time. */
type Since = Job['refusedSince'];

/** An e-mail that waits for the mail server; `isRefused`: for an account that may not send now. */
export type MailWait = JobWait & { isRefused?: true };

/** The mail server refuses every recipient permanently. */
export class RecipientsRefused extends JobFailure {
  readonly refused: RecipientRefusal[];

  constructor(refused: RecipientRefusal[], cause: unknown) {
    const [first] = refused;
    const why = first ? ` (${first.code}): ${refusalCauseLabels[first.cause].toLocaleLowerCase('tr')}` : '';
    super(`Alıcının adresi e-postayı reddetti${why}. Alıcıyı telefonla arayıp adresini sorun.`, {
      isFinal: true,
      cause,
    });
    this.refused = refused;
  }
}

const emails = outcomeCounter(
  'practice_emails_total',
  'E-mails handed to the mail server: sent, postponed (they are tried again), or refused.',
);

/**
 * Hands a message to the mail server. Problems of the server, the account or the settings wait without counting as an attempt:
 * no response, credentials or sender refused, a limit of the account.
 * @throws RecipientsRefused when no recipient is left; JobFailure: a final one when the server cannot take the message
 *   or has refused the account for days, a temporary one when it asks to retry later (4xx) or goes silent after it has got
 *   the whole message.
 */
export async function deliver(
  server: SmtpServer,
  message: SendMailOptions,
  {
    trace,
    refusedSince,
    timeouts = TIMEOUTS,
  }: Partial<Pick<Job, 'trace' | 'refusedSince'>> & { timeouts?: typeof TIMEOUTS } = {},
): Promise<Delivery | MailWait> {
  const span = tracer()?.start({ name: 'smtp send', kind: 'client', parent: trace });
  let outcome = 'postponed';
  try {
    const result = await send(server, message, { timeouts, refusedSince });
    if (!('waitMs' in result)) outcome = 'sent';
    return result;
  } catch (error) {
    if (error instanceof JobFailure && error.isFinal) outcome = 'refused';
    throw error;
  } finally {
    emails.count(outcome);
    span?.end({ attributes: { 'practice.email.outcome': outcome }, isFailure: outcome !== 'sent' });
  }
}

async function send(
  server: SmtpServer,
  message: SendMailOptions,
  { timeouts, refusedSince }: { timeouts: typeof TIMEOUTS; refusedSince: Since },
): Promise<Delivery | MailWait> {
  const transport = smtpTransport(server, { timeouts });
  const progress = watchProgress(transport);
  try {
    const { accepted = [], rejectedErrors } = (await transport.sendMail(message)) as SentMessageInfo & Rejections;
    return { accepted: accepted.map(String), refused: refusedOf(rejectedErrors) };
  } catch (error) {
    return classifySmtpError(error, progress, refusedSince);
  } finally {
    transport.close();
  }
}

type Rejections = { rejectedErrors?: (Reply & { recipient?: string })[] };
type SmtpError = Error & Reply & Rejections & { code?: string; command?: string };
type Progress = { isWritten: boolean; recipients: string[] };

/** For whom the message is, and whether it has been written to its end. */
function watchProgress(transport: Transporter): Progress {
  const progress: Progress = { isWritten: false, recipients: [] };
  transport.use('stream', ({ message }, done) => {
    progress.recipients = [message.getEnvelope().to].flat();
    message.processFunc((content) => content.once('end', () => Object.assign(progress, { isWritten: true })));
    done();
  });
  return progress;
}

function refusedOf(errors: Rejections['rejectedErrors'] = []): RecipientRefusal[] {
  return errors.flatMap((error) => {
    const cause = recipientCause(error);
    return cause ? [{ address: error.recipient ?? '', cause, code: replyCode(error), answer: answerOf(error) }] : [];
  });
}

function classifySmtpError(error: unknown, progress: Progress, refusedSince: Since): MailWait {
  const { code = '', responseCode = 0, command } = error as SmtpError;
  const said = replyCode(error as SmtpError);
  if (UNREACHABLE.has(code)) {
    if (progress.isWritten) throw new JobFailure(UNANSWERED, { cause: error });
    return { waitMs: UNREACHABLE_WAIT_MS, reason: NOT_REACHED };
  }
  if (code === 'EAUTH' || responseCode === AUTHENTICATION_REQUIRED) {
    const reason = 'E-posta sunucusu kullanıcı adını veya şifreyi kabul etmedi. Ayarları kontrol edin.';
    return { waitMs: SETTINGS_WAIT_MS, reason, isRefused: true };
  }
  if (responseCode >= 500 && command === 'MAIL FROM') {
    const reason = `E-posta sunucusu gönderen adresini kabul etmedi (${said}). Ayarları kontrol edin.`;
    return { waitMs: SETTINGS_WAIT_MS, reason, isRefused: true };
  }
  if (responseCode >= 500) return classifyRefusal(error as SmtpError, progress.recipients, refusedSince);
  if (responseCode >= 400) {
    const message = `E-posta sunucusu iletiyi şimdilik kabul etmedi (${said}). Yeniden denenecek.`;
    throw new JobFailure(message, { cause: error });
  }
  throw error;
}

/** What is refused permanently: the recipients, a message that no server takes, or for now the account that sends it. */
function classifyRefusal(error: SmtpError, recipients: string[], refusedSince: Since): MailWait {
  const code = replyCode(error);
  if (error.command === 'RCPT TO') {
    const refused = refusedOf(error.rejectedErrors);
    if (refused.length > 0) throw new RecipientsRefused(refused, error);
    return accountRefused(code, refusedSince, error);
  }
  const [address, ...others] = recipients;
  const cause = address && others.length === 0 ? recipientCauseOfMessage(error, address) : null;
  if (address && cause) throw new RecipientsRefused([{ address, cause, code, answer: answerOf(error) }], error);
  if (!UNUSABLE.test(error.response ?? '')) return accountRefused(code, refusedSince, error);
  const message = `E-posta sunucusu iletiyi kabul etmedi (${code}): ileti çok büyük ya da okunamıyor.`;
  throw new JobFailure(message, { isFinal: true, cause: error });
}

/**
 * Waits for an account that may not send now: an hour, and as long again as it has been refused already, up to a day.
 * @throws JobFailure, a final one, after some days.
 */
export function accountRefused(code: string, firstAt?: Since, cause?: unknown): MailWait {
  const reason = `E-posta sunucusu bu hesaptan gönderime izin vermedi (${code}). Sorun alıcıda değil; gönderim sınırı dolmuş ya da hesap durdurulmuş olabilir. E-posta sağlayıcınıza sorun.`;
  const refusedSince = firstAt ?? new Date();
  const waited = Date.now() - refusedSince.getTime();
  if (waited > LONGEST_WAIT_DAYS * 24 * HOUR_MS) throw new JobFailure(reason, { isFinal: true, cause });
  return { waitMs: Math.min(Math.max(waited, HOUR_MS), 24 * HOUR_MS), reason, isRefused: true, refusedSince };
}
