import { z } from './zod-setup.ts';

/** Why e-mails do not leave: switched off, no server set up, or the last tries failed. */
export const mailProblems = ['off', 'not_set_up', 'failing'] as const;
export type MailProblem = (typeof mailProblems)[number];

export const mailState = z
  .object({ problem: z.enum(mailProblems).nullable().describe('Null: e-mails leave, as far as is known.') })
  .meta({ id: 'MailState' });
export type MailState = z.infer<typeof mailState>;

const problems: Record<MailProblem, string> = {
  off: 'E-posta gönderimi kapalı',
  not_set_up: 'E-posta sunucusu ayarlı değil',
  failing: 'E-postalar şu anda gönderilemiyor',
};

/** What an e-mail is called, what is said of it when it leaves, and what staff do when it does not. */
const emails = {
  parent: { name: 'e-posta', leaves: 'Veliye birkaç saniye içinde e-posta gönderilecek.', instead: 'Veliyi arayın.' },
  parents: {
    name: 'e-postalar',
    leaves: 'Velilere birkaç saniye içinde e-posta gönderilecek.',
    instead: 'Velileri arayın.',
  },
  reply: {
    name: 'yanıt',
    leaves: 'Yanıt birkaç saniye içinde gönderilecek.',
    instead: 'Acilse başka bir yoldan ulaşın.',
  },
  invitation: {
    name: 'davet',
    leaves: 'Davet birkaç saniye içinde gönderilecek.',
    instead: 'Davet bağlantısını kopyalayıp kendiniz iletin.',
  },
  queued: {
    name: 'e-posta',
    leaves: 'E-posta birkaç saniye içinde gönderilecek.',
    instead: 'Acilse başka bir yoldan ulaşın.',
  },
  passwordLink: {
    name: 'şifre bağlantısı',
    leaves: 'Şifre bağlantısı birkaç saniye içinde gönderilecek.',
    instead: 'Şifreyi buradan siz belirleyebilirsiniz.',
  },
} as const;
export type QueuedEmail = keyof typeof emails;

/** Appointment e-mails are not kept for when sending is switched on again. */
const dropped: readonly QueuedEmail[] = ['parent', 'parents'];

/**
 * What is said of an e-mail that was queued just now, in Turkish: the only place that promises one. `problem` undefined: it is not
 * known yet.
 */
export function queuedSentence(email: QueuedEmail, problem: MailProblem | null | undefined): string {
  const { name, leaves, instead } = emails[email];
  if (problem === null) return leaves;
  if (problem === undefined) return `${name[0]?.toLocaleUpperCase('tr')}${name.slice(1)} sıraya alındı.`;
  const fate = problem === 'off' && dropped.includes(email) ? 'gönderilmeyecek' : 'bekliyor';
  return `${problems[problem]}; ${name} ${fate}. ${instead}`;
}

/** What is said of an e-mail that was queued, and whether staff are warned by it: things as they are, it does not leave. */
export type MailNotice = { sentence: string; isWarning: boolean };

/** The sentence of an e-mail that was queued just now, as a warning when it does not leave. */
export function queuedNotice(email: QueuedEmail, problem: MailProblem | null | undefined): MailNotice {
  return { sentence: queuedSentence(email, problem), isWarning: Boolean(problem) };
}

/** What is said of an e-mail in a list that waits for its turn. */
export function waitingSentence(problem: MailProblem | null | undefined): string {
  if (problem === null) return 'Birkaç saniye içinde gönderilecek.';
  return problem ? `${problems[problem]}.` : 'Sırada bekliyor.';
}

/** What came of an e-mail to several parents: none, some or all could be queued, and whether they leave. */
export function bulkEmailMessage(
  { successCount, errorCount }: { successCount: number; errorCount: number },
  problem: MailProblem | null | undefined,
): string {
  if (successCount === 0) return 'Hiçbiri gönderilemedi';
  if (problem) return queuedSentence('parents', problem);
  if (errorCount > 0) return 'Kısmi gönderim';
  return problem === null ? 'E-posta gönderildi' : queuedSentence('parents', problem);
}

const fates: Record<MailProblem, string> = {
  off: 'hiçbir e-posta gönderilmiyor',
  not_set_up: 'e-postalar sırada bekliyor',
  failing: 'sırada bekliyorlar',
};

/** What the back office says of e-mails as a whole. */
export function mailStateSentence(problem: MailProblem | null): string {
  if (problem === null) return 'E-postalar bu sunucudan gönderiliyor.';
  return `${problems[problem]}; ${fates[problem]}.`;
}
