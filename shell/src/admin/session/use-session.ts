import { useEffect, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** The state of the session; checked on entry and whenever the tab becomes visible again. */
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
