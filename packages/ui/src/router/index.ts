export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { type DeferOptions, type DeferredScreen, deferScreen } from '../deferred/deferred-screen.ts';
export { announceHydration, type HydratedPart, hydratedEvent } from '../deferred/hydration.ts';
export { ButtonLink, TextLink } from './links.tsx';
export type { PageHead, PageRequest, RemoteModule } from './remote-module.ts';
