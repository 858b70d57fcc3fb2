import { ErrorScreen } from '@practice/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Splash } from './frame/splash.tsx';

/** The way into the back office, which is rendered in the browser alone and whose code only this page loads. */
export function AdminDoor() {
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
