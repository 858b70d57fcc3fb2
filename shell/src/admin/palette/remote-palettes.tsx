import { type ComponentType, useEffect, useState } from 'react';
import { useRegistry } from '../../remotes/registry.ts';
import { RemoteBoundary } from '../../remotes/remote-boundary.tsx';
import { loadSectionModule } from '../../remotes/section-module.ts';
import type { ListedSection } from '../sections/use-sections.ts';

/**
 * The remotes' additions to the palette, whatever section is on screen (`palette` of their module). A remote that cannot be
 * loaded, or that throws, adds nothing.
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
    loadSectionModule(registry, name).then(
      ({ palette }) => {
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
