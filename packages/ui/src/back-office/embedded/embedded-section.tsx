import { type ComponentType, createContext, useCallback, useContext, useMemo, useState } from 'react';
import { changedParams, type ParamChanges } from '../navigation/admin-location.ts';
import { AdminLocationContext, EmbeddedParamsContext } from '../navigation/use-section.ts';

/** Shows a section by its key, whichever remote has it; nothing where it is missing. Set by the shell. */
export const EmbeddedSectionContext = createContext<ComponentType<{ section: string }>>(() => null);

/**
 * A section inside another one. Its tab, search and the like are kept for as long as it is shown and are not in the
 * address. A section can ask `useIsEmbedded` and leave out its title.
 */
export function EmbeddedSection({ section }: { section: string }) {
  const Area = useContext(EmbeddedSectionContext);
  const [params, setParams] = useState(() => new URLSearchParams());
  const change = useCallback((changes: ParamChanges) => setParams((now) => changedParams(now, changes)), []);
  const location = useMemo(() => ({ section, view: null, params }), [section, params]);
  return (
    <AdminLocationContext value={location}>
      <EmbeddedParamsContext value={change}>
        <Area section={section} />
      </EmbeddedParamsContext>
    </AdminLocationContext>
  );
}

/** Whether a section is shown inside another one. */
export function useIsEmbedded(): boolean {
  return useContext(EmbeddedParamsContext) !== undefined;
}
