import type { Values } from '../settings/editing/edits.ts';

/** Whether e-mails go out by the stored settings: switched on, with a server, and an address to send from. */
export function isSending(stored: Values): boolean {
  const sender = stored.email_from || stored.smtp_user || stored.contact_email;
  return stored.email_enabled !== 'false' && Boolean(stored.smtp_host) && Boolean(sender);
}
