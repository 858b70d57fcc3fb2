import { requiredText } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const notificationTypes = ['info', 'success', 'warning', 'error', 'appointment', 'contact', 'system'] as const;
export const notificationCategories = ['appointments', 'contacts', 'system', 'blog', 'users'] as const;
export const notificationPriorities = ['low', 'medium', 'high', 'urgent'] as const;

export const notificationCategoryLabels: Record<(typeof notificationCategories)[number], string> = {
  appointments: 'Randevular',
  contacts: 'Mesajlar',
  system: 'Sistem',
  blog: 'Blog',
  users: 'Kullanıcılar',
};

export const notificationPriorityLabels: Record<(typeof notificationPriorities)[number], string> = {
  low: 'Düşük',
  medium: 'Orta',
  high: 'Yüksek',
  urgent: 'Acil',
};

/** A line in the staff's bell. */
export const notificationRecord = z
  .object({
    id: z.string(),
    type: z.enum(notificationTypes),
    title: z.string().min(1).max(255),
    message: z.string().min(1),
    category: z.enum(notificationCategories),
    priority: z.enum(notificationPriorities),
    isRead: z.boolean(),
    isArchived: z.boolean(),
    timestamp: z.string(),
    actionUrl: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .meta({ description: 'Where it leads; an address under PUBLIC_URL for a record of the back office.' }),
    actionLabel: z.string().max(100).nullable(),
    metadata: z
      .object({ appointmentId: z.string().nullable(), contactMessageId: z.string().nullable() })
      .nullable()
      .meta({ description: 'The records that it is about; it goes when they are deleted for good.' }),
    userId: z.string().nullable().meta({ description: 'Whom it is for alone; null for all of the staff.' }),
    expiresAt: z.string().nullable().meta({ description: 'When it is removed by itself.' }),
  })
  .meta({ id: 'Notification' });

export type NotificationRecord = z.infer<typeof notificationRecord>;

/** For the caller alone; archiving also marks read. */
export const changeNotificationInput = z
  .strictObject({ id: z.string(), isRead: z.boolean().nullish(), isArchived: z.boolean().nullish() })
  .meta({ id: 'ChangeNotificationInput' });

/** A notification for the caller alone, to try out what arrives; it says so itself where nothing is given. */
export const testNotificationInput = z
  .strictObject({
    type: z
      .enum(notificationTypes, 'Bildirim türü geçersiz')
      .nullish()
      .meta({ description: '`system` when not given.' }),
    title: requiredText(255, 'Başlık gerekli').nullish(),
    message: requiredText(1000, 'Mesaj gerekli').nullish(),
  })
  .meta({ id: 'TestNotificationInput' });

export const notificationFilters = ['all', 'unread', 'read', 'archived'] as const;
export const listNotificationsInput = z.object({
  limit: z.coerce.number().int().min(1).max(1000).nullish(),
  filter: z.enum(notificationFilters).nullish(),
  search: z.string().max(100).nullish(),
});

export const allReadResponse = z.object({
  updatedCount: z.number().int().meta({ description: 'How many were unread in the bell of the caller.' }),
});
