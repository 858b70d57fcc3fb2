import { useLocation, useNavigate } from '@practice/ui/router';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { changedParams, type ParamChanges, type Place, placeHash, readPlace } from './place.ts';

/** The place that is on screen. The shell sets it; it lags behind the address while unsaved changes are asked about. */
export const PlaceContext = createContext<Place | undefined>(undefined);

export type Section = Place & {
  /** Sets parameters of this place; null takes one out. A new entry of the history, or with `replace` the same one. */
  setParams: (changes: ParamChanges, options?: { replace?: boolean }) => void;
  /** Goes to a section, or to a view of one (`appointments-new`). */
  go: (section: string, params?: ParamChanges) => void;
};

/**
 * The section on screen with its parameters, which live in the hash (`/admin#appointments?status=pending&page=2`), so
 * that a view can be shared and Back works. `params` keeps its identity while the address stays the same.
 */
export function useSection(): Section {
  const shown = useContext(PlaceContext);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => shown ?? readPlace(hash, []), [shown, hash]);

  const setParams = useCallback<Section['setParams']>(
    (changes, options = {}) => {
      // From the address as it is now: two calls in one event add up.
      const now = readPlace(globalThis.location.hash, []);
      const from = now.section === nameOf(place) ? now.params : place.params;
      navigate({ hash: placeHash(nameOf(place), changedParams(from, changes)) }, { replace: options.replace === true });
    },
    [place, navigate],
  );
  const go = useCallback<Section['go']>(
    (section, params) => navigate({ hash: placeHash(section, params) }),
    [navigate],
  );

  return useMemo(() => ({ ...place, setParams, go }), [place, setParams, go]);
}

function nameOf({ section, view }: Place): string {
  return view === null ? section : `${section}-${view}`;
}
