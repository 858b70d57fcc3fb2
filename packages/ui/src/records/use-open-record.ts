import { forgetUnsavedChanges, useIsEmbedded, useSection } from '@practice/ui/back-office';
import { useNavigate } from '@practice/ui/router';
import { useEffect, useMemo, useRef } from 'react';

/** In place of an id: an empty form. */
export const NEW_RECORD = 'new';

/**
 * What is open beside a list, by the address (`?id=…`, or by the parameter of that name), so that it can be shared and Back closes it. Closing goes back to
 * where it was opened, so that Back never opens it again.
 */
export function useOpenRecord(param = 'id') {
  const { params, setParams } = useSection();
  const navigate = useNavigate();
  const isEmbedded = useIsEmbedded();
  const id = params.get(param);
  /** What was opened from the list by the last step of the history. */
  const openedHere = useRef<string | null>(null);
  useEffect(() => {
    if (id === null) openedHere.current = null;
  }, [id]);

  return useMemo(
    () => ({
      id,
      open(next: string) {
        openedHere.current = id === null ? next : null;
        setParams({ [param]: next });
      },
      close() {
        forgetUnsavedChanges();
        if (!isEmbedded && id !== null && openedHere.current === id) navigate(-1);
        else setParams({ [param]: null }, { replace: true });
      },
    }),
    [id, param, isEmbedded, setParams, navigate],
  );
}
