import type { SettingKey } from './settings/all-settings.ts';

/** When reminders go by themselves; `leadHours` from the earliest to the last before the appointment. */
export type ReminderRules = {
  isAutomatic: boolean;
  leadHours: number[];
  quietHours: { enabled: boolean; start: string; end: string };
};

/** The rules out of the settings. */
export function reminderRules(read: (key: SettingKey) => string): ReminderRules {
  const start = read('appointment_reminder_quiet_start');
  const end = read('appointment_reminder_quiet_end');
  return {
    isAutomatic: read('email_appointment_reminders') === 'true' && read('appointment_reminder_enabled') === 'true',
    leadHours: read('appointment_reminder_lead_hours').split(', ').map(Number),
    quietHours: { enabled: start !== end, start, end },
  };
}
