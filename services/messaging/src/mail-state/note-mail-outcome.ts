import { type ClientSession, callService, emit, type Job, withTransaction } from '@practice/service-kit';
import { createNotification } from '../notifications/create-notification.ts';
import { removeNotifications } from '../notifications/remove-notifications.ts';
import type { MailWait } from '../smtp/deliver.ts';
import { MAIL_HEALTH_ID, MailHealthModel } from './mail-health.model.ts';

const NOTICE = 'mail-refused:';
const _id = MAIL_HEALTH_ID;

/** Keeps that an e-mail has left; the admins' notifications of the failures before go. */
export async function noteMailSent({ trace }: Pick<Job, 'trace'>): Promise<void> {
  const health = await MailHealthModel.findById(_id).lean();
  if (health?.failingSince || health?.postponed.length) await withTransaction(forgetMailFailures, { trace });
}

/** Starts afresh: an e-mail has left, or the settings are others. */
export async function forgetMailFailures(session: ClientSession): Promise<void> {
  const none = { failingSince: null, isAnnounced: false, postponed: [] };
  await MailHealthModel.updateOne({ _id }, { $set: none }, { session });
  await removeNotifications(session, { key: { $regex: `^${NOTICE}` } });
  emit(session, 'mail-state.changed', { id: _id });
}

/**
 * Keeps that an e-mail has not left. The server fails when it says so or does not answer, or when it has put off two e-mails
 * in a row: one alone may be about its recipient. Admins are told once that the account may not send.
 */
export async function noteMailFailure({ _id: job, trace }: Pick<Job, '_id' | 'trace'>, wait?: MailWait): Promise<void> {
  const health = await MailHealthModel.findById(_id).lean();
  const postponed = [...new Set([...(health?.postponed ?? []), job])].slice(-2);
  const failingSince = health?.failingSince ?? (wait || postponed.length > 1 ? new Date() : null);
  const isNews = wait?.isRefused === true && !health?.isAnnounced;
  const isKnown = health?.failingSince || (!failingSince && health?.postponed.includes(job));
  if (isKnown && !isNews) return;
  const staff = isNews ? await callService('identity', 'listStaff', {}) : [];
  const admins = staff.filter(({ role, isActive }) => role === 'admin' && isActive);
  const change = { postponed, failingSince, ...(isNews ? { isAnnounced: true } : {}) };
  await withTransaction(
    async (session) => {
      await MailHealthModel.updateOne({ _id }, { $set: change }, { upsert: true, session });
      if (!health?.failingSince && failingSince) emit(session, 'mail-state.changed', { id: _id });
      for (const { id } of admins)
        await createNotification(session, {
          ...{ key: `${NOTICE}${failingSince?.getTime()}:${id}`, userId: id, type: 'error', category: 'system' },
          ...{ title: 'E-postalar gönderilemiyor', message: `${wait?.reason} E-postalar bekliyor.`, priority: 'high' },
          ...{ actionUrl: '/admin#email?tab=outbox', actionLabel: 'Giden e-postaları aç', metadata: null },
        });
    },
    { trace, serializeBy: _id },
  );
}
