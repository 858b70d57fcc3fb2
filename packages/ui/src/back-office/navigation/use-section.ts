import { useLocation, useNavigate } from '@practice/ui/router';
import { createContext, useCallback, useContext, useMemo } from 'react';
import {
  type AdminLocation,
  adminHash,
  changedParams,
  type ParamChanges,
  readAdminLocation,
} from './admin-location.ts';

/** The location on screen, set by the shell; it lags behind the address while leaving unsaved changes is being confirmed. */
export const AdminLocationContext = createContext<AdminLocation | undefined>(undefined);

/** Of a section that is embedded in another one: keeps its parameters, as the address is the other one's. */
export const EmbeddedParamsContext = createContext<((changes: ParamChanges) => void) | undefined>(undefined);

export type Section = AdminLocation & {
  /** Sets parameters of this location; null removes one. Adds a history entry, or replaces the current one. */
  setParams: (changes: ParamChanges, options?: { replace?: boolean }) => void;
  /** Goes to a section, or to a view of one (`appointments-new`). */
  go: (section: string, params?: ParamChanges) => void;
};

/**
 * The section on screen with its parameters. They are kept in the hash (`/admin#appointments?status=pending&page=2`), so
 * that a view can be shared and Back works. `params` keeps its identity while the address is unchanged.
 */
export function useSection(): Section {
  const shown = useContext(AdminLocationContext);
  const setEmbeddedParams = useContext(EmbeddedParamsContext);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const location = useMemo(() => shown ?? readAdminLocation(hash, []), [shown, hash]);

  const setParams = useCallback<Section['setParams']>(
    (changes, options = {}) => {
      if (setEmbeddedParams) return setEmbeddedParams(changes);
      // Start from the current address, so that two calls within one event add up.
      const now = readAdminLocation(globalThis.location.hash, []);
      const from = now.section === nameOf(location) ? now.params : location.params;
      navigate(
        { hash: adminHash(nameOf(location), changedParams(from, changes)) },
        { replace: options.replace === true },
      );
    },
    [location, navigate, setEmbeddedParams],
  );
  const go = useCallback<Section['go']>(
    (section, params) => navigate({ hash: adminHash(section, params) }),
    [navigate],
  );

  return useMemo(() => ({ ...location, setParams, go }), [location, setParams, go]);
}

function nameOf({ section, view }: AdminLocation): string {
  return view === null ? section : `${section}-${view}`;
}
