import { PaletteContext, type PaletteItem, type PaletteSearch, type PaletteSource } from '@practice/ui/back-office';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type PaletteSources = { items: readonly PaletteItem[]; searches: readonly PaletteSearch[] };

const SourcesContext = createContext<PaletteSources>({ items: [], searches: [] });

/** Collects the items that sections add with `usePaletteItems`. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [sources, setSources] = useState<ReadonlyMap<string, PaletteSource>>(new Map());
  const registry = useMemo(
    () => ({
      set: (id: string, source: PaletteSource) => setSources((all) => new Map(all).set(id, source)),
      remove: (id: string) => setSources((all) => new Map([...all].filter(([key]) => key !== id))),
    }),
    [],
  );
  const sorted = useMemo(() => {
    const all = [...sources.values()];
    return {
      items: all.flatMap((source) => (typeof source === 'function' ? [] : source)),
      searches: all.filter((source) => typeof source === 'function'),
    };
  }, [sources]);
  return (
    <PaletteContext value={registry}>
      <SourcesContext value={sorted}>{children}</SourcesContext>
    </PaletteContext>
  );
}

export function usePaletteSources(): PaletteSources {
  return useContext(SourcesContext);
}
