import type { MailProblem } from '@practice/contracts';
import { readMailSettings } from '../emails/mail-settings.ts';
import { missingSetting } from '../emails/skip-reason.ts';
import { MAIL_HEALTH_ID, MailHealthModel } from './mail-health.model.ts';

/** Why e-mails do not leave now; null when they do, as far as is known. What is promised to people asks this. */
export async function readMailProblem(): Promise<MailProblem | null> {
  const [settings, health] = await Promise.all([readMailSettings(), MailHealthModel.findById(MAIL_HEALTH_ID).lean()]);
  if (!settings.isEnabled) return 'off';
  if (missingSetting(settings)) return 'not_set_up';
  return health?.failingSince ? 'failing' : null;
}
