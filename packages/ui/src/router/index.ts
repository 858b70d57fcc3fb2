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
export { ButtonLink, TextLink } from './links.tsx';
export type { PageHead, PageRequest, RemoteModule } from './remote-module.ts';
