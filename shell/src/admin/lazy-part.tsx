import { ErrorScreen } from '@practice/ui';
import type { LazyModule } from '@practice/ui/router';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Splash } from './frame/splash.tsx';

type Part<Props> = LazyModule<{ default: ComponentType<Props> }>;

/** Shows a part of the back office whose code is loaded when it is first needed, with the props of that part. */
export function LazyPart<Props extends object>({ part, ...props }: { part: Part<Props> } & Props) {
  const [Loaded, setLoaded] = useState(() => part.loaded()?.default);
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setFailure(undefined);
    part.load().then(
      (module) => setLoaded(() => module.default),
      (error) => setFailure(String(error)),
    );
  }, [part]);
  useEffect(load, [load]);

  if (failure) return <ErrorScreen details={failure} onRetry={load} />;
  return Loaded ? <Loaded {...(props as unknown as Props)} /> : <Splash isWaiting />;
}
