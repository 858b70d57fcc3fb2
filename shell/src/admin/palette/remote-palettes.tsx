import type { SectionModule } from '@practice/ui/back-office';
import { type ComponentType, useEffect, useState } from 'react';
import { useRegistry } from '../../remotes/registry.ts';
import { RemoteBoundary } from '../../remotes/remote-boundary.tsx';
import type { ListedSection } from '../sections/use-sections.ts';

/**
 * What the remotes add to the palette whatever section is on screen (`palette` of their module). One whose code cannot be
 * had, or that throws, adds nothing.
 */
export function RemotePalettes({ sections }: { sections: readonly ListedSection[] }) {
  const names = [...new Set(sections.map(({ remote }) => remote))];
  return names.map((name) => (
    <RemoteBoundary key={name} resetKey="" fallback={() => null}>
      <RemotePalette name={name} />
    </RemoteBoundary>
  ));
}

function RemotePalette({ name }: { name: string }) {
  const registry = useRegistry();
  const [Items, setItems] = useState<ComponentType>();

  useEffect(() => {
    let isMounted = true;
    registry.moduleOf(name).then(
      (module) => {
        const { palette } = module as unknown as SectionModule;
        if (isMounted && palette) setItems(() => palette);
      },
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [registry, name]);

  return Items ? <Items /> : null;
}
