import type { LegalTextSlug } from '@practice/contracts';
import { Navigate, type PageHead, type PageRequest, Route, Routes, useLocation } from '@practice/ui/router';
import type { ReactElement } from 'react';
import { LegalPage, legalHead } from './legal/legal-page.tsx';
import { NotFoundPage, notFoundHead } from './not-found/not-found-page.tsx';
import { DeferredHomePage, loadHomePage } from './pages/deferred-home-page.tsx';
import { homeHead } from './pages/home-head.ts';
import { pageMeta } from './pages/page-meta.ts';
import { paths } from './paths.ts';
import { AppointmentPage, prefetchAppointmentPage } from './randevu/appointment-page.tsx';
import { BookingWizard } from './wizard/booking-wizard.tsx';
import { prefetchWizard } from './wizard/prefetch-wizard.ts';

type Screen = {
  path: string;
  element: ReactElement;
  /** Fetches the screen's data and returns its head; null when nothing exists at this address. */
  head: (request: PageRequest) => Promise<PageHead | null>;
};

// Not the contract's list: importing it would bring zod schemas into the first load of every page.
const legalSlugs = [
  'gizlilik-politikasi',
  'kullanim-sartlari',
  'kvkk-aydinlatma-metni',
] as const satisfies readonly LegalTextSlug[];

/** Every screen of this remote. */
const screens: Screen[] = [
  { path: paths.home, element: <DeferredHomePage />, head: homeHead },
  {
    path: paths.appointment,
    element: (
      <AppointmentPage>
        <BookingWizard />
      </AppointmentPage>
    ),
    head: appointmentHead,
  },
  { path: paths.oldAppointment, element: <ToAppointment />, head: movedToAppointment },
  ...legalSlugs.map((slug) => ({
    path: paths.legal(slug),
    element: <LegalPage key={slug} slug={slug} missing={<NotFoundPage />} />,
    head: (request: PageRequest) => legalHead(request, slug),
  })),
];

/** The remote's screens; it is mounted below the shell's router. */
export default function App() {
  return (
    <Routes>
      {screens.map(({ path, element }) => (
        <Route key={path} path={path} element={element} caseSensitive />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Status and head of the page at a URL; fetches its data into the client's cache. See `RemoteModule`. */
export async function page(request: PageRequest): Promise<PageHead> {
  const path = cleanPath(request.url.pathname);
  const screen = screens.find((each) => each.path === path);
  return (await screen?.head(request)) ?? notFoundHead;
}

/** The code of the page at a path, when it is the first of a visit. See `RemoteModule`. */
export async function prepare(path: string): Promise<void> {
  if (cleanPath(path) === paths.home) await loadHomePage();
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

async function appointmentHead(request: PageRequest): Promise<PageHead> {
  const [head] = await Promise.all([
    pageMeta(request, 'appointment', {
      title: 'Randevu Al',
      description:
        'Çocuğunuz için görüşme talebinizi birkaç adımda iletin, size uygun günü ve saati seçin. 24 saat içinde sizinle iletişime geçelim.',
    }),
    prefetchAppointmentPage(request.client),
    prefetchWizard(request.client),
  ]);
  return head;
}

async function movedToAppointment({ url }: PageRequest): Promise<PageHead> {
  return { status: 308, title: '', location: paths.appointment + url.search };
}

function ToAppointment() {
  const { search } = useLocation();
  return <Navigate to={paths.appointment + search} replace />;
}
