import {
  type EmailConnectionInput,
  type EmailConnectionTest,
  emailConnectionInput,
  MAIL_PASSWORD_NEEDED,
  movesMailPassword,
} from '@practice/contracts';
import {
  DomainError,
  mayReachInnerAddresses,
  readInput,
  recordAuditAlone,
  type ServiceContext,
} from '@practice/service-kit';
import { readMailSettings } from '../emails/mail-settings.ts';
import { addressesOf, isInnerAddress } from '../smtp/inner-address.ts';
import { type SmtpServer, smtpTransport } from '../smtp/transport.ts';
import { connectionProblem } from './connection-problem.ts';

const SIGNED_IN = 'Bağlantı kuruldu; sunucu ayarları kabul etti.';
const NOT_SIGNED_IN =
  'Bağlantı kuruldu; kullanıcı adı yazılmadığı için giriş denenmedi. Sunucunuz giriş istiyorsa e-postaları kabul etmez.';
const INNER_ADDRESS =
  'Bu ad iç ağdaki bir adrese çıkıyor; test oraya bağlanmaz, e-postalar yine de gönderilir. ' +
  'Testi de açmak için sunucunun ALLOW_INNER_ADDRESSES değerini true yapıp yeniden başlatın.';

/** An admin waits for the answer. */
const TIMEOUTS = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 };

/**
 * Connects to a mail server and signs in, without sending anything. Addresses of the machine and of the networks behind
 * it are not tried, whatever name leads to them, unless the operator allows it.
 * @throws DomainError VALIDATION_FAILED; also for the stored password with another server or user than the stored ones.
 */
export async function testEmailConnection(ctx: ServiceContext, raw: unknown): Promise<EmailConnectionTest> {
  const server = await serverOf(readInput(ctx, 'mail-server:try', emailConnectionInput, raw));
  await recordAuditAlone(ctx, { action: 'email-connection-tested', entity: 'site-setting' });
  try {
    const addresses = await addressesOf(server.host);
    if (!mayReachInnerAddresses() && addresses.some(isInnerAddress)) {
      return { success: false, message: INNER_ADDRESS };
    }
    await verify(server, addresses[0] as string);
    return { success: true, message: server.user ? SIGNED_IN : NOT_SIGNED_IN };
  } catch (error) {
    return { success: false, message: connectionProblem(error, server) };
  }
}

async function verify(server: SmtpServer, address: string): Promise<void> {
  const transport = smtpTransport(server, { address, timeouts: TIMEOUTS });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** The stored password goes to the stored server alone, and to no server that a caller names. */
async function serverOf({ host, port, secure, user, password }: EmailConnectionInput): Promise<SmtpServer> {
  const typed = { host, port, isSecure: secure, user: user ?? '', password: password ?? '' };
  if (typed.password !== '' || typed.user === '') return typed;
  const { smtp } = await readMailSettings();
  if (!movesMailPassword(settingsOf(smtp), settingsOf(typed))) return { ...typed, password: smtp.password };
  const problem = { field: 'password', message: MAIL_PASSWORD_NEEDED, code: 'PASSWORD_NEEDED' };
  throw new DomainError('VALIDATION_FAILED', { errors: [problem] });
}

function settingsOf({ host, port, isSecure, user }: SmtpServer): Record<string, string> {
  return { smtp_host: host, smtp_port: String(port), smtp_secure: String(isSecure), smtp_user: user };
}
