import { AppointmentsScreen } from './appointments/appointments-screen.tsx';
import { sections } from './paths.ts';

/** The sections of the back office that this remote shows; see `SectionModule`. */
export default function Section({ section }: { section: string }) {
  if (section === sections.appointments) return <AppointmentsScreen />;
  throw new Error(`mf-appointments has no section ${section}`);
}
