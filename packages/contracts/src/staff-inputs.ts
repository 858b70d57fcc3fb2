import { z } from './zod-setup.ts';

const settingChange = z.strictObject({
  key: z.string().min(1).max(100),
  value: z.string().max(20_000, 'En fazla 20000 karakter olabilir'),
  category: z.string().max(50).nullish(),
  settingType: z.string().max(20).nullish(),
});

/** PUT /api/site-settings/bulk (document 3, section 7). */
export const saveSettingsInput = z
  .strictObject({ settings: z.array(settingChange).min(1, 'Kaydedilecek değişiklik bulunamadı').max(300) })
  .meta({ id: 'SaveSettingsInput' });

/** POST /api/site-settings (document 3, section 7): one setting. */
export const saveSettingInput = z
  .strictObject({
    settingKey: z.string().min(1).max(100),
    settingValue: z.string().max(20_000, 'En fazla 20000 karakter olabilir'),
    settingType: z.string().max(20).nullish(),
    description: z.string().max(500).nullish(),
    category: z.string().max(50).nullish(),
    isActive: z.boolean().nullish(),
  })
  .meta({ id: 'SaveSettingInput' });

/** What became of the settings that were sent: those saved, and those refused with a Turkish sentence each. */
export const savedSettings = z
  .object({
    message: z.string(),
    updated: z.array(z.object({ settingKey: z.string(), settingValue: z.string(), category: z.string() })),
    errors: z.array(z.object({ field: z.string(), message: z.string(), code: z.string() })),
  })
  .meta({ id: 'SavedSettings' });

/** PATCH /api/notifications/:id (decisions, "Calendar, contacts, notifications"); archiving also marks read. */
export const changeNotificationInput = z
  .strictObject({ id: z.string(), isRead: z.boolean().nullish(), isArchived: z.boolean().nullish() })
  .meta({ id: 'ChangeNotificationInput' });

export const notificationFilters = ['all', 'unread', 'read', 'archived'] as const;
export const listNotificationsInput = z.object({
  limit: z.coerce.number().int().min(1).max(1000).nullish(),
  filter: z.enum(notificationFilters).nullish(),
  search: z.string().max(100).nullish(),
});
