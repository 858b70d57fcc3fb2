import { z } from './zod-setup.ts';

/** A line in the staff's bell (document 2, section 3). */
export const notificationRecord = z
  .object({
    id: z.string(),
    type: z.enum(['info', 'success', 'warning', 'error', 'appointment', 'contact', 'system']),
    title: z.string().min(1).max(255),
    message: z.string().min(1),
    category: z.enum(['appointments', 'contacts', 'system', 'blog', 'users']),
    priority: z.enum(['low', 'medium', 'high', 'urgent']),
    isRead: z.boolean(),
    isArchived: z.boolean(),
    timestamp: z.string(),
    actionUrl: z.string().nullable(),
    actionLabel: z.string().max(100).nullable(),
  })
  .meta({ id: 'Notification' });

export type NotificationRecord = z.infer<typeof notificationRecord>;
