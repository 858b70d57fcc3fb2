import { type EventHandlers, handlerWithLoad } from '@practice/service-kit';
import { createNotification } from '../notifications/create-notification.ts';
import type { AdminAlert } from './admin-alert.ts';
import { type AdminAlertEvent, adminAlertEvents, alertSources } from './alert-sources.ts';
import { listRecipients } from './list-recipients.ts';
import { queueAdminAlert } from './queue-admin-alert.ts';

type Loaded = { alert: AdminAlert; recipients: { id: string }[] } | null;

/** Tell each admin of an event, or whom it is for alone, in the bell and by e-mail, once. */
export const adminAlertHandlers: EventHandlers = Object.fromEntries(
  adminAlertEvents.map((type) => [type, notifyAdmins(type)]),
);

function notifyAdmins(type: AdminAlertEvent) {
  return handlerWithLoad<AdminAlertEvent, Loaded>({
    async load({ payload }) {
      const alert = await alertSources[type].load(payload.id);
      return alert && { alert, recipients: await listRecipients(alert) };
    },
    apply: async (session, { seq, payload }, loaded) => {
      if (!loaded) return;
      const { type: look = 'error', title, message, actionUrl, actionLabel } = loaded.alert;
      for (const { id } of loaded.recipients) {
        await createNotification(session, {
          ...{ key: `${type}:${seq}:${id}`, userId: id, type: look, category: 'system', priority: 'high' },
          ...{ title, message, actionUrl, actionLabel, metadata: null },
        });
      }
      await queueAdminAlert(session, { event: type, seq, id: payload.id });
    },
  });
}
