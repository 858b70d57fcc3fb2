import { MetaTagsScreen } from './meta-tags/meta-tags-screen.tsx';
import { sections } from './paths.ts';

/** This remote's sections of the back office; see `SectionModule`. */
export default function Section({ section }: { section: string }) {
  if (section === sections.seo) return <MetaTagsScreen />;
  throw new Error(`mf-seo has no section ${section}`);
}
