import { LazySection, lazySections } from '@practice/ui/back-office';
import { screens } from './screens.ts';

const sections = lazySections(screens);

/** Loads the code of a section ahead of its opening. */
export const { prefetch } = sections;

/** This remote's sections of the back office; see `SectionModule`. */
export default function Section({ section }: { section: string }) {
  return <LazySection sections={sections} section={section} />;
}
