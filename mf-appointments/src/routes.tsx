import { AppointmentsScreen } from './appointments/appointments-screen.tsx';
import { AppointmentPalette } from './appointments/palette/palette-items.tsx';
import { sections } from './paths.ts';

/** What the command palette finds of this remote. */
export const palette = AppointmentPalette;

/** The sections of the back office that this remote shows; see `SectionModule`. */
export default function Section({ section }: { section: string }) {
  if (section === sections.appointments) return <AppointmentsScreen />;
  throw new Error(`mf-appointments has no section ${section}`);
}
