import { sectionHref } from '@practice/ui/admin';

/** Sections of this remote, and their views, as the hash names them. */
export const sections = {
  appointments: 'appointments',
  newAppointment: 'appointments-new',
} as const;

/** Address of one appointment's sheet, to be shared. */
export function appointmentHref(id: string): string {
  return sectionHref(sections.appointments, { id });
}
