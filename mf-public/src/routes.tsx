import { type PageHead, type PageRequest, Route, Routes } from '@practice/ui/router';
import { DeferredScreen, screen, screenAt } from './pages/screen.tsx';
import { legalPaths, paths } from './paths.ts';
import { usePrefetch } from './site/use-prefetch.ts';

/** Every screen of this remote. `pageScripts` in rspack.config.ts says with which chunk a page begins. */
const screens = [
  screen(paths.home, () => import(/* webpackChunkName: "home" */ './home/home-page.tsx')),
  screen(paths.services, () => import(/* webpackChunkName: "services" */ './services/services-page.tsx')),
  screen('/hizmetler/:slug', () => import(/* webpackChunkName: "services" */ './services/service-page.tsx')),
  screen(paths.about, () => import(/* webpackChunkName: "about" */ './about/about-page.tsx')),
  screen(paths.blog, () => import(/* webpackChunkName: "blog" */ './blog/blog-list-page.tsx')),
  screen('/blog/:slug', () => import(/* webpackChunkName: "post" */ './blog/post-page.tsx')),
  screen(paths.preview, () => import(/* webpackChunkName: "preview" */ './blog/preview/preview-page.tsx')),
  screen(paths.appointment, () => import(/* webpackMode: "eager" */ './randevu/booking-page.tsx')),
  screen(paths.search, () => import(/* webpackChunkName: "search" */ './search/search-page.tsx')),
  screen(paths.contact, () => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx')),
  screen(paths.oldAppointment, () => import(/* webpackChunkName: "moved" */ './randevu/moved-page.tsx')),
  ...legalPaths.map((path) => screen(path, () => import(/* webpackChunkName: "legal" */ './legal/legal-page.tsx'))),
  // After all of them: every other page has an address of its own.
  screen(paths.anySlug, () => import(/* webpackChunkName: "address" */ './address/address-page.tsx')),
  screen('*', () => import(/* webpackChunkName: "address" */ './not-found/not-found-page.tsx')),
];

/** The remote's screens; it is mounted below the shell's router. */
export default function App() {
  usePrefetch();
  return (
    <Routes>
      {screens.map(({ path, module }) => (
        <Route key={path} path={path} element={<DeferredScreen key={path} module={module} />} caseSensitive />
      ))}
    </Routes>
  );
}

/** Status and head of the page at a URL; fetches its data into the client's cache. See `RemoteModule`. */
export async function page(request: PageRequest): Promise<PageHead> {
  const found = screenAt(screens, cleanPath(request.url.pathname));
  const module = await found?.module.load();
  const head = await module?.head(request, found?.params ?? {});
  if (head) return head;
  const { notFoundHead } = await import(/* webpackChunkName: "address" */ './not-found/not-found-head.ts');
  return notFoundHead(request);
}

/** The code of the page at a path, when it is the first of a visit. See `RemoteModule`. */
export async function prepare(path: string): Promise<void> {
  await screenAt(screens, cleanPath(path))?.module.load();
}

/** The path as the router sees it: decoded, without a trailing slash. */
function cleanPath(path: string): string {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}
