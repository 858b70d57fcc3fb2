import type { SectionModule } from '@practice/ui/back-office';
import type { Registry } from '../../remotes/registry.ts';
import type { ListedSection } from './use-sections.ts';

/** Loads the code of a section that is about to be opened. A failure shows when it is opened. */
export function prefetchSection(registry: Registry, { remote, key }: ListedSection): void {
  registry.moduleOf(remote).then(
    (module) => (module as unknown as SectionModule).prefetch?.(key),
    () => {},
  );
}
