import { AppointmentsScreen } from './appointments/appointments-screen.tsx';
import { AppointmentPalette } from './appointments/palette/palette-items.tsx';
import { sections } from './paths.ts';
import { ServicesScreen } from './services/services-screen.tsx';

/** This remote's items in the command palette. */
export const palette = AppointmentPalette;

/** This remote's sections of the back office; see `SectionModule`. */
export default function Section({ section }: { section: string }) {
  if (section === sections.appointments) return <AppointmentsScreen />;
  if (section === sections.services) return <ServicesScreen />;
  throw new Error(`mf-appointments has no section ${section}`);
}
