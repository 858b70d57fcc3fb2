import { createContext, useContext, useEffect, useId } from 'react';

/** An item of the command palette. */
export type PaletteItem = {
  id: string;
  label: string;
  /** Small text after the label: a date, a city. */
  hint?: string;
  /** Heading of its group: 'Randevular'. */
  group: string;
  /** Name of an icon of `SectionIcon`. */
  icon?: string;
  /** More words to match. */
  keywords?: string;
  onSelect: () => void;
};

/**
 * Finds items for the query (trimmed, at least two characters). A rejection counts as no results; `signal` aborts when the
 * query changes.
 */
export type PaletteSearch = (query: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>;

export type PaletteSource = readonly PaletteItem[] | PaletteSearch;

export type PaletteRegistry = { set: (id: string, source: PaletteSource) => void; remove: (id: string) => void };

export const PaletteContext = createContext<PaletteRegistry>({ set: () => {}, remove: () => {} });

/**
 * Adds items to the command palette while the component is mounted: a fixed list, or a search over the query. Memoise the
 * argument.
 */
export function usePaletteItems(source: PaletteSource): void {
  const registry = useContext(PaletteContext);
  const id = useId();
  useEffect(() => {
    registry.set(id, source);
    return () => registry.remove(id);
  }, [registry, id, source]);
}
