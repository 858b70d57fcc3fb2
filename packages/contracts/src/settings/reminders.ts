import { readLeadHours } from '../lead-hours.ts';
import { oneOf } from './one-of.ts';
import type { Settings } from './setting.ts';

/** The full hours of a day, as `HH:mm`. */
export const fullHours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

export const reminderSettings = {
  // Whether there are e-mails of this kind at all, also by hand.
  email_appointment_reminders: { type: 'boolean', default: 'true' },
  // Whether they go by themselves.
  appointment_reminder_enabled: { type: 'boolean', default: 'true' },
  appointment_reminder_lead_hours: { default: '24', read: readLeadHours },
  // None while both are the same.
  appointment_reminder_quiet_start: { default: '22:00', read: oneOf(...fullHours) },
  appointment_reminder_quiet_end: { default: '08:00', read: oneOf(...fullHours) },
} satisfies Settings;
