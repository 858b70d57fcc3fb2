import { type SettingField, settingFields } from '@practice/contracts';
import type { Category } from '../settings/categories/categories.ts';

/** The settings of this screen. */
export const emailCategory: Category = {
  id: 'email',
  title: 'E-posta',
  description: 'E-postaların gönderildiği sunucu ve muayenehaneye giden e-postalar.',
  fields: settingFields.email,
};

const isOfServer = ({ key }: SettingField) =>
  key === 'email_enabled' || key === 'email_from' || key.startsWith('smtp_');

export const serverFields = emailCategory.fields.filter(isOfServer);
export const practiceFields = emailCategory.fields.filter((field) => !isOfServer(field));
