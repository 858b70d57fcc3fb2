import {
  practicePhone,
  type ReminderRules,
  reminderRules,
  type SettingKey,
  settingValue,
  siteName,
} from '@practice/contracts';
import { publicOrigin, readAllSettings } from '@practice/service-kit';
import type { Sender } from '../email-templates/sender.ts';

/** The settings for sending, as they are now. */
export type MailSettings = Sender & {
  isEnabled: boolean;
  isPracticeNotified: boolean;
  /** Whether the practice gets an e-mail about each contact message. */
  isContactNotified: boolean;
  /** Whether reminders are sent at all, also by hand. */
  hasReminders: boolean;
  reminders: ReminderRules;
  smtp: { host: string; port: number; isSecure: boolean; user: string; password: string };
};

export async function readMailSettings(): Promise<MailSettings> {
  const stored = await readAllSettings();
  const read = (key: SettingKey) => settingValue(stored, key).trim();
  const user = read('smtp_user');
  const email = read('contact_email');
  return {
    isEnabled: read('email_enabled') === 'true',
    isPracticeNotified: read('email_admin_notifications') === 'true',
    isContactNotified: read('email_contact_notifications') === 'true',
    hasReminders: read('email_appointment_reminders') === 'true',
    reminders: reminderRules(read),
    smtp: {
      host: read('smtp_host'),
      port: Number(read('smtp_port')) || 587,
      isSecure: read('smtp_secure') === 'true',
      user,
      password: settingValue(stored, 'smtp_pass'),
    },
    from: read('email_from') || (user.includes('@') ? user : email),
    practice: {
      name: siteName(read),
      phone: practicePhone(read),
      email,
      address: read('contact_address'),
      therapist: read('about_name'),
      // From the environment, never from a setting: whoever could change a setting could redirect all users, admins
      // included.
      siteUrl: publicOrigin(),
      color: read('primary_color'),
    },
  };
}
