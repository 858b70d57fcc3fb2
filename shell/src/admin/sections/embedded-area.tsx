import { useStaff } from '@practice/ui/back-office';
import { SectionArea } from './section-area.tsx';
import { useSections } from './use-sections.ts';

/** A section inside another one: nothing for whom it is not, and where its remote is missing. */
export function EmbeddedArea({ section }: { section: string }) {
  const { user } = useStaff();
  const listed = useSections(user).find(({ key }) => key === section);
  return listed ? <SectionArea section={listed} /> : null;
}
