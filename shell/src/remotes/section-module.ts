import type { SectionModule } from '@practice/ui/back-office';
import type { Registry } from './registry.ts';

/** The module of a remote that has sections of the back office; its loading fails as the remote's does. */
export async function loadSectionModule(registry: Registry, remote: string): Promise<SectionModule> {
  return (await registry.moduleOf(remote)) as unknown as SectionModule;
}
