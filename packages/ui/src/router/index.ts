export {
  BrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  type Params as PathParams,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { type DeferOptions, type DeferredScreen, deferScreen } from '../deferred/deferred-screen.ts';
export { announceHydration, type HydratedPart, hydratedEvent } from '../deferred/hydration.ts';
export { type LazyModule, lazyModule } from '../deferred/lazy-module.ts';
export { Link, type LinkProps } from './link.tsx';
export { ButtonLink, TextLink } from './links.tsx';
export type { PageHead, PageRequest, RemoteModule } from './remote-module.ts';
