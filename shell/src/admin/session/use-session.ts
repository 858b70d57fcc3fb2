import { useEffect, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** The state of the session; asked for on entry and whenever the tab comes back into view. */
export function useSession(session: Session): SessionState {
  useEffect(() => {
    session.check();
    const onVisible = () => {
      if (document.visibilityState === 'visible') session.check();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [session]);
  return useSyncExternalStore(session.subscribe, session.read);
}
