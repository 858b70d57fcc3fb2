import { database, type Migration } from '@practice/service-kit';

/** E-mails about backups become one kind of e-mail to admins; those that wait are sent, the others stay in the outbox. */
export const alertsOfBackupsAreAdminAlerts: Migration = {
  name: '2026-11-25-alerts-of-backups-are-admin-alerts',
  up: async () => {
    const jobs = database().collection<{ payload: { backupId: string } }>('jobs');
    for await (const { _id, payload } of jobs.find({ kind: 'send-backup-alert' })) {
      const changed = { kind: 'send-admin-alert', payload: { kind: 'backup.failed', id: payload.backupId } };
      await jobs.updateOne({ _id }, { $set: changed as never });
    }
  },
};
