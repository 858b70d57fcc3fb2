import { refusalCauseLabels } from '@practice/contracts';
import { type Job, JobFailure, type JobWait, outcomeCounter, tracer } from '@practice/service-kit';
import type { SendMailOptions, SentMessageInfo, Transporter } from 'nodemailer';
import {
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
const AUTHENTICATION_REQUIRED = 530;
const NOT_REACHED = 'E-posta sunucusuna ulaşılamadı ya da güvenli bağlantı kurulamadı. Yeniden denenecek.';
const UNANSWERED =
  'E-posta sunucusu iletiyi aldı ama yanıt vermeden sustu; e-posta ulaşmış olabilir. Aynı kimlikle yeniden denenecek.';
const UNREACHABLE = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EPROTOCOL']);

/** Whom the mail server took the message for, and whom it refused for good. */
export type Delivery = { accepted: string[]; refused: RecipientRefusal[] };

/** The mail server refuses every recipient for good. */
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
 * Hands a message to the mail server. Problems of the server or the settings wait without counting as an attempt: no
 * response, or credentials or sender refused.
 * @throws RecipientsRefused when nobody is left who gets it; JobFailure: a final one when the server refuses the message
 *   permanently (5xx), a temporary one when it asks to retry later (4xx) or goes silent after it has got the whole message.
 */
export async function deliver(
  server: SmtpServer,
  message: SendMailOptions,
  { trace, timeouts = TIMEOUTS }: Pick<Job, 'trace'> & { timeouts?: typeof TIMEOUTS } = {},
): Promise<Delivery | JobWait> {
  const span = tracer()?.start({ name: 'smtp send', kind: 'client', parent: trace });
  let outcome = 'postponed';
  try {
    const result = await send(server, message, timeouts);
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
  timeouts: typeof TIMEOUTS,
): Promise<Delivery | JobWait> {
  const transport = smtpTransport(server, { timeouts });
  const progress = watchProgress(transport);
  try {
    const { accepted = [], rejectedErrors } = (await transport.sendMail(message)) as SentMessageInfo & Rejections;
    return { accepted: accepted.map(String), refused: refusedOf(rejectedErrors) };
  } catch (error) {
    return classifySmtpError(error, progress);
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
    return cause ? [{ address: error.recipient ?? '', cause, code: replyCode(error) }] : [];
  });
}

function classifySmtpError(error: unknown, progress: Progress): JobWait {
  const { code = '', responseCode = 0, command } = error as SmtpError;
  const said = replyCode(error as SmtpError);
  if (UNREACHABLE.has(code)) {
    if (progress.isWritten) throw new JobFailure(UNANSWERED, { cause: error });
    return { waitMs: UNREACHABLE_WAIT_MS, reason: NOT_REACHED };
  }
  if (code === 'EAUTH' || responseCode === AUTHENTICATION_REQUIRED) {
    const reason = 'E-posta sunucusu kullanıcı adını veya şifreyi kabul etmedi. Ayarları kontrol edin.';
    return { waitMs: SETTINGS_WAIT_MS, reason };
  }
  if (responseCode >= 500 && command === 'MAIL FROM') {
    const reason = `E-posta sunucusu gönderen adresini kabul etmedi (${said}). Ayarları kontrol edin.`;
    return { waitMs: SETTINGS_WAIT_MS, reason };
  }
  if (responseCode >= 500) return classifyRefusal(error as SmtpError, progress.recipients);
  if (responseCode >= 400) {
    const message = `E-posta sunucusu iletiyi şimdilik kabul etmedi (${said}). Yeniden denenecek.`;
    throw new JobFailure(message, { cause: error });
  }
  throw error;
}

/** What is refused for good: the recipients, the account that sends to them, or the message. */
function classifyRefusal(error: SmtpError, recipients: string[]): JobWait {
  const said = replyCode(error);
  if (error.command === 'RCPT TO') {
    const refused = refusedOf(error.rejectedErrors);
    if (refused.length > 0) throw new RecipientsRefused(refused, error);
    const reason = `E-posta sunucusu bu hesaptan gönderime izin vermedi (${said}). Sorun alıcıda değil; e-posta ayarlarını kontrol edin.`;
    return { waitMs: SETTINGS_WAIT_MS, reason };
  }
  const [address, ...others] = recipients;
  const cause = address && others.length === 0 ? recipientCauseOfMessage(error, address) : null;
  if (address && cause) throw new RecipientsRefused([{ address, cause, code: said }], error);
  const message = `E-posta sunucusu iletiyi kabul etmedi (${said}). Gönderen hesabı sağlayıcınızla kontrol edin.`;
  throw new JobFailure(message, { isFinal: true, cause: error });
}
