import type { NotificationRecord } from '@practice/contracts';

/**
 * Something of which every admin is told, or one user alone, in the bell and by e-mail. Turkish texts without personal data of
 * families.
 */
export type AdminAlert = {
  /** Whom alone it is for; every admin when not given. */
  userId?: string | null;
  /** What has happened, in a few words; also the subject of the e-mail. */
  title: string;
  message: string;
  /** `error` when not given. */
  type?: NotificationRecord['type'];
  /** Where in the back office more is to be seen, `/admin#backups`. */
  actionUrl: string;
  /** What the link in the bell says: 'Yedekleri aç'. */
  actionLabel: string;
  /** What can be done about it, the last sentence of the e-mail. */
  advice: string;
};

export type AdminAlertSource = {
  /** What the outbox calls the e-mail. */
  emailTitle: string;
  /** What there is to say about the record of this id; null when there is nothing any more, and nobody is told. */
  load: (id: string) => Promise<AdminAlert | null>;
};
