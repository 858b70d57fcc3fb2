import { type SettingField, settingFields } from '@practice/contracts';
import type { Category } from '../settings/categories/categories.ts';

/** The settings of this screen. */
export const emailCategory: Category = {
  id: 'email',
  title: 'E-posta',
  description: 'E-postaların gönderildiği sunucu, muayenehaneye giden e-postalar ve randevu hatırlatmaları.',
  fields: settingFields.email,
};

const isOfServer = ({ key }: SettingField) =>
  key === 'email_enabled' || key === 'email_from' || key.startsWith('smtp_');

export const serverFields = emailCategory.fields.filter(isOfServer);
const isOfReminders = ({ key }: SettingField) =>
  key === 'email_appointment_reminders' || key.startsWith('appointment_');

export const reminderFields = emailCategory.fields.filter(isOfReminders);
export const practiceFields = emailCategory.fields.filter((field) => !isOfServer(field) && !isOfReminders(field));
