import { screens } from './screens.ts';

/** This remote's sections of the back office; see `SectionModule`. */
export default function Section({ section }: { section: string }) {
  const Screen = Object.entries(screens).find(([key]) => key === section)?.[1];
  if (!Screen) throw new Error(`mf-content has no section ${section}`);
  return <Screen />;
}
