import { type EventHandlers, handlerWithLoad } from '@practice/service-kit';
import { createNotification } from '../notifications/create-notification.ts';
import { activeAdmins } from './active-admins.ts';
import type { AdminAlert } from './admin-alert.ts';
import { type AdminAlertEvent, adminAlertEvents, alertSources } from './alert-sources.ts';
import { queueAdminAlert } from './queue-admin-alert.ts';

type Loaded = { alert: AdminAlert | null; admins: { id: string }[] };

/** Tell each admin of an event, in the bell and by e-mail, once. */
export const adminAlertHandlers: EventHandlers = Object.fromEntries(
  adminAlertEvents.map((type) => [type, notifyAdmins(type)]),
);

function notifyAdmins(type: AdminAlertEvent) {
  return handlerWithLoad<AdminAlertEvent, Loaded>({
    load: async ({ payload }) => ({ alert: await alertSources[type].load(payload.id), admins: await activeAdmins() }),
    apply: async (session, { seq, payload }, { alert, admins }) => {
      if (!alert) return;
      const { title, message, actionUrl, actionLabel } = alert;
      for (const { id } of admins) {
        await createNotification(session, {
          ...{ key: `${type}:${seq}:${id}`, userId: id, type: 'error', category: 'system', priority: 'high' },
          ...{ title, message, actionUrl, actionLabel, metadata: null },
        });
      }
      await queueAdminAlert(session, { event: type, seq, id: payload.id });
    },
  });
}
