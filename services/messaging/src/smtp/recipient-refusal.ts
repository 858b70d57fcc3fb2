import { type RefusalCause, toSearchKey } from '@practice/contracts';

/** A recipient whom the mail server refused permanently. */
export type RecipientRefusal = {
  address: string;
  cause: RefusalCause;
  /** What the server answered, `550 5.1.1`; `550` where it names no enhanced code. */
  code: string;
  /** Its words, as `answerOf` gives them. */
  answer: string;
};

export type Reply = { response?: string | undefined; responseCode?: number | undefined };

/** Enhanced status codes (RFC 3463 and the registry that goes on from it) that are about the recipient's mailbox. */
const causeByStatus: Readonly<Record<string, RefusalCause>> = {
  '5.1.1': 'unknown_mailbox',
  '5.1.2': 'unknown_domain',
  '5.1.3': 'malformed',
  '5.1.6': 'unknown_mailbox',
  '5.1.10': 'unknown_domain',
  '5.2.1': 'disabled',
  '5.2.2': 'full',
  '5.4.4': 'unknown_domain',
};

// Words are looked for in small letters without the marks of Turkish ones, as many servers leave these out, and outside of
// addresses and host names, which say nothing.

/** Words about what the sending account may send, which are no words about a full mailbox. */
const SENDING =
  /\b(send|sent|sending|sender|outgoing|outbound|relay|per|hour|hourly|dai?ly|your|giden|saatlik|gunluk)\b|gonder/;
/** Words about the sending account, its server or its reputation: another recipient would be refused as well. */
const OURS = new RegExp(
  `\\b(${[
    'limit|quota|exceed|too (many|fast)|throttl|only \\d+ (messages|e-?mails)|per (hour|day)|suspend|outgoing|outbound|submission',
    'relay|(un)?auth|sender\\b|send as|(un)?verified|your (account|domain|ip)|client host|rcpthosts|policy|spam|suspicio|reputation',
    'spf\\b|dkim\\b|dmarc\\b|helo\\b|ehlo\\b|reverse dns|ptr\\b|block|black ?list|rbl\\b|dnsbl|listed',
    'kota|sinir|asil(di|mis)|asti\\b|askiya|kimlik dogrula|yetki|kara liste|engel|gonderim|gonderen|gonderici',
  ].join('|')})`,
);
/** Addresses and names of hosts. */
const NAMES = /\S*@\S*|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|[a-z]{2})\b/g;
/** Postfix says this before the words of any program that refused; Office 365 means an unknown mailbox by `Access denied`. */
const POLICY_PREFIX = /recipient address rejected:(?! access denied)(?=.*[a-z]{3})/;
const FULL =
  /(mailbox|inbox|user|recipient|posta kutusu|alici).{0,40}(full|quota|dolu|kota)|exceeded storage allocation|insufficient storage/;
const ABOUT_MAILBOX =
  /(user|mailbox|recipient|address|account)\b.{0,40}(unknown|not found|not exist|n't exist|unavailable|disabled|inactive|invalid|rejected)|(no such|unknown) (user|mailbox|recipient|address|person)|un(route|rout)able address|(alici|kullanici|posta kutusu|hesap|adres).{0,40}(bulunamadi|bulunmuyor|yok|gecersiz|kapali|mevcut degil|tanimli degil)/;

/** The codes of a reply as one text. */
export function replyCode({ response = '', responseCode }: Reply): string {
  return [responseCode, enhancedStatus(response)].filter(Boolean).join(' ');
}

/**
 * Why a permanent reply to RCPT TO refuses the recipient: a status of the mailbox or words about it say so. Null for everything
 * else, which is about the account that sends, its server or the message: hosts answer limits and suspensions with the codes of
 * unknown mailboxes.
 */
export function recipientCause({ response = '', responseCode = 0 }: Reply): RefusalCause | null {
  if (responseCode < 500) return null;
  const status = enhancedStatus(response);
  const known = causeByStatus[status];
  if (known) return known;
  // Of rules and security, never of a mailbox.
  if (status.startsWith('5.7.')) return null;
  const words = toSearchKey(response.replace(NAMES, ' ')).replace(POLICY_PREFIX, ' ');
  if (FULL.test(words) && !SENDING.test(words)) return 'full';
  return ABOUT_MAILBOX.test(words) && !OURS.test(words) ? 'unknown_mailbox' : null;
}

/** The same of a permanent reply to a message that was sent: words about a mailbox count when they name the address. */
export function recipientCauseOfMessage(reply: Reply, address: string): RefusalCause | null {
  const response = (reply.response ?? '').toLowerCase();
  const isNamed = enhancedStatus(response) in causeByStatus || response.includes(address.toLowerCase());
  return isNamed ? recipientCause(reply) : null;
}

/** Codes and words of a reply without addresses, ids and figures: the same for two recipients, it is about neither of them. */
export function answerOf(reply: Reply): string {
  const words = (reply.response ?? '').replace(/\S*@\S*|\[[^\]]*\]|\S*\d\S*/g, ' ');
  return toSearchKey(`${replyCode(reply)} ${words}`);
}

/** '' where there is none. */
function enhancedStatus(response: string): string {
  return /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? '';
}
