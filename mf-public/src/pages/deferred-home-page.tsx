import { Container, Skeleton } from '@practice/ui';
import { type ComponentType, lazy, Suspense } from 'react';

let Loaded: ComponentType | undefined;

/** The home page's code, which no other page needs. Rejects when it cannot be had. */
export async function loadHomePage(): Promise<{ default: ComponentType }> {
  const { HomePage } = await import(/* webpackChunkName: "home" */ './home-page.tsx');
  Loaded = HomePage;
  return { default: HomePage };
}

// On the server everything is there before the first page is rendered.
if (typeof document === 'undefined') void loadHomePage();

const Home = lazy(loadHomePage);

/** The home page; where it is not the first page of a visit, after its code has come. */
export function DeferredHomePage() {
  if (Loaded) return <Loaded />;
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Home />
    </Suspense>
  );
}

function HomeSkeleton() {
  return (
    <Container py="section" aria-busy="true" aria-label="Yükleniyor…" role="status" minH="100vh">
      <Skeleton height="12" maxW="xl" />
    </Container>
  );
}
