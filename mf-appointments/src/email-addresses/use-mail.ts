import type { QueuedEmail } from '@practice/contracts';
import { queuedNotice } from '@practice/contracts';
import { useMailProblem } from '@practice/ui/email-addresses';
import { MailStateDocument } from '../generated/graphql.ts';

/** Why e-mails do not leave, and what is said of one that was queued. */
export function useMail() {
  const problem = useMailProblem(MailStateDocument);
  return { problem, queued: (email: QueuedEmail) => queuedNotice(email, problem) };
}
