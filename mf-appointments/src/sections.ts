import { section as appointments } from './appointments/section.ts';
import { section as calendarManagement } from './calendar-management/section.ts';
import { section as contacts } from './contacts/section.ts';
import { section as dashboard } from './dashboard/section.ts';
import { section as notifications } from './notification-settings/section.ts';
import { section as services } from './services/section.ts';

/** The sections of the back office that this remote shows, one a line, in alphabetical order: the build reads them. */
export const sections = {
  appointments,
  calendarManagement,
  contacts,
  dashboard,
  notifications,
  services,
};
