import { ErrorScreen } from '@practice/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Splash } from './frame/splash.tsx';

/** Loads the back office, which is rendered in the browser only and whose code no other page needs. */
export function LazyAdmin() {
  const [App, setApp] = useState<ComponentType>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setFailure(undefined);
    import(/* webpackChunkName: "admin" */ './admin-app.tsx').then(
      (module) => setApp(() => module.default),
      (error) => setFailure(String(error)),
    );
  }, []);
  useEffect(load, [load]);

  if (failure) return <ErrorScreen details={failure} onRetry={load} />;
  return App ? <App /> : <Splash isWaiting />;
}
