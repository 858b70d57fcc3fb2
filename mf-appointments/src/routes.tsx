import { AppointmentPalette } from './appointments/palette/palette-items.tsx';
import { screens } from './screens.ts';

/** This remote's items in the command palette. */
export const palette = AppointmentPalette;

/** This remote's sections of the back office; see `SectionModule`. */
export default function Section({ section }: { section: string }) {
  const Screen = Object.entries(screens).find(([key]) => key === section)?.[1];
  if (!Screen) throw new Error(`mf-appointments has no section ${section}`);
  return <Screen />;
}
