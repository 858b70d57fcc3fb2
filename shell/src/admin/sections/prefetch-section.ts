import type { Registry } from '../../remotes/registry.ts';
import { loadSectionModule } from '../../remotes/section-module.ts';
import type { ListedSection } from './use-sections.ts';

/** Loads the code of a section that is about to be opened. A failure shows when it is opened. */
export function prefetchSection(registry: Registry, { remote, key }: ListedSection): void {
  loadSectionModule(registry, remote).then(
    ({ prefetch }) => prefetch?.(key),
    () => {},
  );
}
