import { z } from '@practice/contracts';
import { type Job, type JobSkip, type JobWait, untilAvailable } from '@practice/service-kit';
import { deliverEmail } from '../../emails/deliver-email.ts';
import { readMailSettings } from '../../emails/mail-settings.ts';
import { missingSetting, SKIPPED } from '../../emails/skip-reason.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { refusalSkip } from '../../refused-addresses/refusal-skip.ts';
import { NotificationSettingsModel } from '../notification-settings.model.ts';
import { findEmailAddress } from '../to-settings-record.ts';
import { collectDigest } from './collect-digest.ts';
import { NotificationDigestModel } from './notification-digest.model.ts';
import { renderDigest, renderTest } from './render-digest.ts';

const payload = z.object({ userId: z.string(), isTest: z.boolean().optional() });
/** A change of settings wakes waiting e-mails earlier. */
const WAIT_MS = 15 * 60_000;
const NOT_REQUESTED = 'Kullanıcı e-posta istemediği ya da adresi olmadığı için gönderilmedi.';
const ALL_READ = 'Okunmamış bildirim kalmadığı için gönderilmedi.';

/**
 * Sends a user the notifications that are unread by now. Nothing is sent while e-mails are switched off, by the practice or
 * by the user, or to somebody who was deactivated or has no address. A crash after the mail server's response sends the
 * same e-mail again under the same Message-ID, and mail programs show it once.
 */
export async function sendDigest(job: Job): Promise<JobWait | JobSkip | undefined> {
  const { userId, isTest = false } = payload.parse(job.payload);
  const stored = await NotificationSettingsModel.findById(userId).lean();
  const settings = await readMailSettings();
  const to = await findEmailAddress(userId);
  if (!settings.isEnabled) return { skipReason: SKIPPED.switchedOff };
  if (!to || !(isTest || stored?.enableEmail)) return { skipReason: NOT_REQUESTED };
  const missing = missingSetting(settings);
  if (missing) return { waitMs: WAIT_MS, reason: missing };
  if (isTest) return deliverEmail(job, settings, await renderTest(to, settings));
  const refused = await refusalSkip(job, to);
  if (refused) return refused;

  const digest = stored && (await collectDigest(job._id, stored));
  if (digest?.sentAt) return undefined;
  if (!digest) return { skipReason: ALL_READ };
  const notifications = await NotificationModel.find({ _id: { $in: digest.notificationIds } })
    .sort({ createdAt: -1 })
    .lean();
  if (notifications.length === 0) return { skipReason: ALL_READ };
  const wait = await deliverEmail(job, settings, await renderDigest(to, notifications, settings));
  if (wait) return wait;
  const sent = { $set: { sentAt: new Date() } };
  await untilAvailable(() => NotificationDigestModel.updateOne({ _id: digest._id }, sent));
  return undefined;
}
