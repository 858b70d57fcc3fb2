import { z } from '@practice/contracts';
import { callService, isSettingOn, type Job, type JobSkip, type JobWait } from '@practice/service-kit';
import { deliverEmail } from '../emails/deliver-email.ts';
import { readMailSettings } from '../emails/mail-settings.ts';
import { missingSetting, SKIPPED } from '../emails/skip-reason.ts';
import { renderUrlHealthAlert } from './render-url-health-alert.ts';

const payload = z.object({ runId: z.string() });
/** A change of settings wakes waiting e-mails earlier. */
const WAIT_MS = 15 * 60_000;
const SWITCHED_OFF = 'Adres uyarıları ayarlarda kapalı olduğu için gönderilmedi.';
const MENDED = 'Hatalar giderildiği için gönderilmedi.';

/**
 * Sends the practice the faults of a check that are still there. Nothing is sent when they were mended meanwhile, or while
 * the settings have e-mails or these alerts switched off. A crash after the mail server's response sends it again under
 * the same Message-ID, and mail programs show it once.
 */
export async function sendUrlHealthAlert(job: Job): Promise<JobWait | JobSkip | undefined> {
  const { runId } = payload.parse(job.payload);
  const settings = await readMailSettings();
  if (!settings.isEnabled) return { skipReason: SKIPPED.switchedOff };
  if (!(await isSettingOn('url_health_email_alert'))) return { skipReason: SWITCHED_OFF };
  const faults = await callService('seo', 'listNewUrlFaults', { id: runId });
  if (faults.length === 0) return { skipReason: MENDED };
  const missing = missingSetting(settings);
  if (missing) return { waitMs: WAIT_MS, reason: missing };
  return deliverEmail(job, settings, await renderUrlHealthAlert(faults, settings));
}
