import type { RefusalCause } from '@practice/contracts';

/** A recipient whom the mail server refused for good. */
export type RecipientRefusal = {
  address: string;
  cause: RefusalCause;
  /** What the server answered, `550 5.1.1`; `550` where it names no enhanced code. */
  code: string;
};

export type Reply = { response?: string | undefined; responseCode?: number | undefined };

/** Enhanced status codes (RFC 3463 and the registry that goes on from it) that are about the recipient's mailbox. */
const causeByStatus: Readonly<Record<string, RefusalCause>> = {
  '5.1.0': 'other',
  '5.1.1': 'unknown_mailbox',
  '5.1.2': 'unknown_domain',
  '5.1.3': 'malformed',
  '5.1.6': 'unknown_mailbox',
  '5.1.10': 'unknown_domain',
  '5.2.0': 'other',
  '5.2.1': 'disabled',
  '5.2.2': 'full',
  '5.4.4': 'unknown_domain',
};
/** The same of servers that send no such code. */
const causeByReply: Readonly<Record<number, RefusalCause>> = {
  550: 'unknown_mailbox',
  551: 'unknown_mailbox',
  552: 'full',
  553: 'malformed',
  556: 'unknown_domain',
};

/** Words about the sending account, its server or its reputation: another recipient would be refused as well. */
const OURS =
  /relay|authenticat|\bsender\b|\bspf\b|\bdkim\b|\bdmarc\b|block(ed|list)|black ?list|spamhaus|reputation|client host|rcpthosts|too many|rate limit/i;
const ABOUT_MAILBOX =
  /(user|mailbox|recipient|address|account)\b.{0,40}(unknown|not found|not exist|n't exist|unavailable|disabled|inactive|invalid|rejected)|(no such|unknown) (user|mailbox|recipient|address)/i;

/** The codes of a reply as one text. */
export function replyCode({ response = '', responseCode }: Reply): string {
  return [responseCode, enhancedStatus(response)].filter(Boolean).join(' ');
}

/** Why a permanent reply to RCPT TO refuses the recipient; null when it is about the sender, the server or the message. */
export function recipientCause({ response = '', responseCode = 0 }: Reply): RefusalCause | null {
  if (responseCode < 500) return null;
  const status = enhancedStatus(response);
  const known = causeByStatus[status];
  if (known) return known;
  if (OURS.test(response)) return null;
  if (/^5\.7\.([012]|12\d|13\d)$/.test(status)) return 'policy';
  if (ABOUT_MAILBOX.test(response)) return 'unknown_mailbox';
  return status === '' ? (causeByReply[responseCode] ?? null) : null;
}

/**
 * The same of a permanent reply to a message that was sent: most are about its content. It refuses the recipient when its code
 * says so, or when it names the address and its mailbox.
 */
export function recipientCauseOfMessage(reply: Reply, address: string): RefusalCause | null {
  const { response = '', responseCode = 0 } = reply;
  if (responseCode < 500) return null;
  const known = causeByStatus[enhancedStatus(response)];
  if (known) return known;
  const isNamed = response.toLowerCase().includes(address.toLowerCase());
  return isNamed && ABOUT_MAILBOX.test(response) ? recipientCause(reply) : null;
}

/** '' where there is none. */
function enhancedStatus(response: string): string {
  return /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? '';
}
