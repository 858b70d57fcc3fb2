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
export { type HeldScreen, type HoldOptions, holdScreen } from './held-screen.ts';
export { type HydratedPart, hydratedEvent, sayHydrated } from './hydration.ts';
export { ButtonLink, TextLink } from './links.tsx';
export type { PageHead, PageRequest, RemoteModule } from './remote-module.ts';
