import { hostName } from '../email-connection.ts';
import type { Settings } from './setting.ts';

export const emailSettings = {
  email_enabled: { type: 'boolean', default: 'true' },
  smtp_host: { default: '', read: hostName },
  smtp_port: { type: 'number', default: '587', limits: [1, 65_535] },
  smtp_secure: { type: 'boolean', default: 'false' },
  smtp_user: { default: '' },
  email_from: { default: '', read: sender },
  smtp_pass: { default: '' },
} satisfies Settings;

/** Which e-mails the practice gets itself. */
export const practiceEmailSettings = {
  email_admin_notifications: { type: 'boolean', default: 'true' },
  email_contact_notifications: { type: 'boolean', default: 'true' },
} satisfies Settings;

/** An address, alone or as `Name <address>`. */
function sender(text: string): string | undefined {
  return /^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>?$/.test(text) ? text : undefined;
}
