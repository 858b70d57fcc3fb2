import { LazySection, lazySections } from '@practice/ui/back-office';
import { Palette } from './palette.tsx';
import { screens } from './screens.ts';

/** This remote's items in the command palette. */
export const palette = Palette;

const sections = lazySections(screens);

/** Loads the code of a section ahead of its opening. */
export const { prefetch } = sections;

/** This remote's sections of the back office; see `SectionModule`. */
export default function Section({ section }: { section: string }) {
  return <LazySection sections={sections} section={section} />;
}
