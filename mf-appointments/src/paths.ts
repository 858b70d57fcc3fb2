import { sectionHref } from '@practice/ui/back-office';

/** Sections of this remote and their views, as named in the hash. */
export const sections = {
  appointments: 'appointments',
  newAppointment: 'appointments-new',
  contacts: 'contacts',
} as const;

/** Shareable address of one appointment's sheet. */
export function appointmentHref(id: string): string {
  return sectionHref(sections.appointments, { id });
}
