import { createContext, useContext, useEffect, useId } from 'react';

/** A line of the command palette. */
export type PaletteItem = {
  id: string;
  label: string;
  /** Small text behind the label: a date, a city. */
  hint?: string;
  /** Heading under which it stands: 'Randevular'. */
  group: string;
  /** Name of an icon of `SectionIcon`. */
  icon?: string;
  /** More words that find it. */
  keywords?: string;
  onSelect: () => void;
};

/**
 * Finds items for what was typed (already trimmed, at least two characters). Rejections count as nothing found; `signal`
 * aborts when more has been typed.
 */
export type PaletteSearch = (query: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>;

export type PaletteSource = readonly PaletteItem[] | PaletteSearch;

export type PaletteRegistry = { set: (id: string, source: PaletteSource) => void; remove: (id: string) => void };

export const PaletteContext = createContext<PaletteRegistry>({ set: () => {}, remove: () => {} });

/**
 * Adds lines to the command palette while the component is on screen: a fixed list, or a search that is asked with what
 * was typed. Memoise what is given.
 */
export function usePaletteItems(source: PaletteSource): void {
  const registry = useContext(PaletteContext);
  const id = useId();
  useEffect(() => {
    registry.set(id, source);
    return () => registry.remove(id);
  }, [registry, id, source]);
}
