import { settingValue } from './settings/all-settings.ts';

type Values = Readonly<Record<string, string>>;

/** The settings of the account by which e-mails are sent. The password belongs to the others: they are saved together. */
export const mailAccountKeys: readonly string[] = ['smtp_host', 'smtp_port', 'smtp_secure', 'smtp_user', 'smtp_pass'];

export const MAIL_PASSWORD_NEEDED =
  'Sunucu, port, şifreleme ya da kullanıcı adı değişti. Kayıtlı şifre yalnızca yazıldığı sunucuya gönderilir; şifreyi de yazın.';

/**
 * Whether the stored password would go elsewhere with other settings than it was typed for, or over a connection that does
 * not start encrypted any more. Without a server or a user it goes nowhere.
 */
export function movesMailPassword(before: Values, after: Values): boolean {
  const [was, is] = [before, after].map(mailServerOf) as [MailServer, MailServer];
  if (is.host === '' || is.user === '') return false;
  return was.host !== is.host || was.port !== is.port || was.user !== is.user || (was.isSecure && !is.isSecure);
}

type MailServer = ReturnType<typeof mailServerOf>;

function mailServerOf(stored: Values) {
  const read = (key: 'smtp_host' | 'smtp_port' | 'smtp_secure' | 'smtp_user') => settingValue(stored, key).trim();
  return {
    host: read('smtp_host').toLowerCase(),
    port: read('smtp_port'),
    isSecure: read('smtp_secure') === 'true',
    user: read('smtp_user'),
  };
}
