import { type NotificationRecord, notificationRecord } from '@practice/contracts';
import { publicOrigin, recordMapper } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** A notification for the staff, or for one of them; who has read or archived it is stored per user. */
export type Notification = Pick<
  NotificationRecord,
  'type' | 'title' | 'message' | 'category' | 'priority' | 'actionLabel' | 'metadata'
> & {
  /** A path of this site, such as `/admin#appointments?id=…`, so that it outlives a change of PUBLIC_URL. */
  actionUrl: string | null;
  /** Names its subject, so that nothing is notified twice. */
  key: string;
  /** Whom it is for alone; null: all of the staff. */
  userId: string | null;
  readBy: string[];
  archivedBy: string[];
  /** Who took it away. */
  deletedBy: string[];
  /** Whom an e-mail about it was made for. */
  emailedTo?: string[];
  /** Title and message folded for search by Turkish rules. */
  searchKey: string;
  createdAt: Date;
  /** When the database removes it. */
  expiresAt: Date;
};

/** Older ones have been dealt with. */
export const NOTIFICATION_KEPT_DAYS = 180;

type StoredNotification = Notification & { _id: Types.ObjectId };

const text = { type: String, required: true } as const;
const schema = new Schema<Notification>(
  {
    key: { type: String, required: true, unique: true },
    userId: { type: String, default: null },
    type: text,
    title: text,
    message: text,
    category: text,
    priority: text,
    actionUrl: { type: String, default: null },
    actionLabel: { type: String, default: null },
    readBy: { type: [String], default: [] },
    archivedBy: { type: [String], default: [] },
    deletedBy: { type: [String], default: [] },
    emailedTo: { type: [String], default: undefined },
    searchKey: text,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    metadata: {
      type: { appointmentId: { type: String, default: null }, contactMessageId: { type: String, default: null } },
      _id: false,
      default: null,
    },
  },
  { collection: 'notifications' },
);
schema.index({ createdAt: -1 });
schema.index({ 'metadata.appointmentId': 1 });
schema.index({ 'metadata.contactMessageId': 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const NotificationModel = model('Notification', schema);

/** A notification as the person of the id sees it. */
export const toNotificationRecord = recordMapper(
  notificationRecord,
  ({ readBy, archivedBy, createdAt, actionUrl, metadata }: StoredNotification, userId: string) => ({
    isRead: readBy.includes(userId),
    isArchived: archivedBy.includes(userId),
    timestamp: createdAt.toISOString(),
    actionUrl: toUrl(actionUrl),
    metadata: metadata && {
      appointmentId: metadata.appointmentId ?? null,
      contactMessageId: metadata.contactMessageId ?? null,
    },
  }),
);

/** A path of this site as an address; null where PUBLIC_URL is not known. */
function toUrl(path: string | null): string | null {
  const origin = publicOrigin();
  return path && origin ? new URL(path, origin).href : null;
}
