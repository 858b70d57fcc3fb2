import type { MailState } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { readMailProblem } from './read-mail-problem.ts';

/** Whether e-mails leave, for staff. */
export async function getMailState(ctx: ServiceContext): Promise<MailState> {
  assertCan(ctx, 'notification:read');
  return { problem: await readMailProblem() };
}
