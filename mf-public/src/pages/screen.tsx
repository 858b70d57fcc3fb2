import { Container, Skeleton } from '@practice/ui';
import {
  type LazyModule,
  lazyModule,
  matchPath,
  type PageHead,
  type PageRequest,
  type PathParams,
} from '@practice/ui/router';
import { type ComponentType, lazy, Suspense, useState } from 'react';

/** What the module of a screen exports. */
export type ScreenModule = {
  default: ComponentType;
  /** Fetches the screen's data and returns its head; null when nothing exists at this address. */
  head: (request: PageRequest, params: PathParams) => Promise<PageHead | null>;
};

/** A screen, whose code only the visitors of that screen load. */
export type Screen = {
  /** A pattern such as '/blog/:slug'; upper and lower case differ. */
  path: string;
  module: LazyModule<ScreenModule>;
};

export function screen(path: string, load: () => Promise<ScreenModule>): Screen {
  const module = lazyModule(load);
  // On the server everything is there before the first page is rendered.
  if (typeof document === 'undefined') void module.load();
  return { path, module };
}

/** The screen at a path, and what its pattern names of it; the first that matches. */
export function screenAt(screens: readonly Screen[], path: string) {
  for (const each of screens) {
    const match = matchPath({ path: each.path, caseSensitive: true, end: true }, path);
    if (match) return { ...each, params: match.params };
  }
  return undefined;
}

/** Shows a screen; where it is not the first of a visit, after its code has come. */
export function DeferredScreen({ module }: Pick<Screen, 'module'>) {
  const [Deferred] = useState(() => lazy(module.load));
  const Loaded = module.loaded()?.default;
  if (Loaded) return <Loaded />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Deferred />
    </Suspense>
  );
}

function ScreenSkeleton() {
  return (
    <Container py="section" aria-busy="true" aria-label="Yükleniyor…" role="status" minH="100vh">
      <Skeleton height="12" maxW="xl" />
    </Container>
  );
}
