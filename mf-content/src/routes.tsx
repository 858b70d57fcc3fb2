import { sections } from './paths.ts';
import { SettingsScreen } from './settings/settings-screen.tsx';
import { TestimonialsScreen } from './testimonials/testimonials-screen.tsx';

/** This remote's sections of the back office; see `SectionModule`. */
export default function Section({ section }: { section: string }) {
  if (section === sections.settings) return <SettingsScreen />;
  if (section === sections.testimonials) return <TestimonialsScreen />;
  throw new Error(`mf-content has no section ${section}`);
}
