import { siteName } from '@practice/contracts';
import { AdminTheme, PageToasts, showTimesIn } from '@practice/ui/admin';
import { forgetUnsavedChanges } from '@practice/ui/back-office';
import { toast } from '@practice/ui/overlay';
import { lazyModule, useLocation, useNavigate } from '@practice/ui/router';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { HydratedMark } from '../hydration/hydrated-mark.tsx';
import { useSettings } from '../site/site-settings.ts';
import { Splash } from './frame/splash.tsx';
import { LazyPart } from './lazy-part.tsx';
import { linkTokenOf } from './password-link/link-calls.ts';
import { createSession, type Session, type SessionState } from './session/session.ts';
import { SignIn } from './session/sign-in.tsx';
import { createStaffFetch } from './session/staff-fetch.ts';
import { hasStaffMark } from './session/staff-mark.ts';

const workspace = lazyModule(() => import(/* webpackChunkName: "workspace" */ './workspace.tsx'));
const requiredTwoStep = lazyModule(() => import('./two-step/required-two-step.tsx'));
/** A failure shows when a user is signed in. */
const loadWorkspace = () => void workspace.load().catch(() => {});

const expiredIntro =
  'Oturum süresi dolmuş. Yeniden giriş yaptığınızda kaldığınız yerden devam edersiniz; yazdıklarınız duruyor.';

/** The back office: the session, and what is shown to whom. Loaded on /admin only. */
export default function AdminApp() {
  const settings = useSettings();
  const name = siteName(settings);
  // Before any section is rendered, which show times.
  showTimesIn(settings('site_timezone'));
  const [{ session, staffFetch }] = useState(createAdminSession);
  const state = useSession(session);
  const navigate = useNavigate();
  const token = linkTokenOf(useLocation().hash);
  const user = state.status === 'in' || state.status === 'expired' ? state.user : undefined;
  const staff = useMemo(() => user && { user, fetch: staffFetch }, [user, staffFetch]);
  const wasIn = useRef(false);
  const needsTwoStep = state.status === 'in' && state.user.needsTwoStep;
  // Who was at work when a second step became required goes on there afterwards.
  const [workingUserId, setWorkingUserId] = useState<string>();
  if (user && !needsTwoStep && workingUserId !== user.id) setWorkingUserId(user.id);
  const hasWorked = user !== undefined && workingUserId === user.id;
  // Who came by a link goes on with it, whether or not it is known yet if a user is signed in.
  const [cameByLink] = useState(token !== null);
  const isSigningIn = token !== null || (state.status === 'checking' ? cameByLink : state.status !== 'in');

  useEffect(() => {
    if (hasStaffMark()) loadWorkspace();
  }, []);
  useEffect(() => {
    if (!user) document.title = `Yönetim Paneli | ${name}`;
  }, [name, user]);
  useEffect(() => {
    // Signed out, here or in another tab: the next user does not start where the last one left off.
    if (state.status === 'out' && wasIn.current) navigate('/admin', { replace: true });
    wasIn.current = user !== undefined;
  }, [state.status, user, navigate]);

  function leaveLink(isUsed: boolean) {
    navigate('/admin', { replace: true });
    if (state.status === 'out') return;
    // Somebody is signed in here, perhaps the same person, whose sessions have ended.
    session.check();
    if (isUsed) toast.success({ title: 'Şifre başarıyla değiştirildi' });
  }

  const logout = useCallback(() => {
    forgetUnsavedChanges();
    session.logout().catch(() => {
      toast.error({ title: 'Hata', description: 'Çıkış yapılamadı. Lütfen tekrar deneyin.' });
    });
  }, [session]);

  return (
    <AdminTheme brand={{ primary: settings('primary_color'), secondary: settings('secondary_color') }}>
      {staff && token === null && hasWorked ? (
        <LazyPart
          part={workspace}
          staff={staff}
          siteName={name}
          onLogout={logout}
          isLocked={state.status === 'expired' || needsTwoStep}
          onBroken={session.check}
        />
      ) : (
        <Splash isWaiting={state.status === 'checking' && token === null} />
      )}
      {isSigningIn ? (
        <SignIn
          siteName={name}
          session={session}
          token={token}
          onBegin={loadWorkspace}
          onLeaveLink={leaveLink}
          {...(state.status === 'out' && state.problem ? { problem: state.problem } : {})}
          {...(state.status === 'expired' ? { username: state.user.username, intro: expiredIntro } : {})}
        />
      ) : null}
      {needsTwoStep && staff && token === null ? (
        <LazyPart
          part={requiredTwoStep}
          staff={staff}
          siteName={name}
          isOverWork={hasWorked}
          onDone={session.check}
          onLogout={logout}
        />
      ) : null}
      <PageToasts />
      <HydratedMark part="frame" />
      <HydratedMark part="area" />
    </AdminTheme>
  );
}

/** The session, and the requests that wait for it. */
function createAdminSession() {
  const session = createSession({
    onSignedOut: forgetUnsavedChanges,
    onOtherUser: () => {
      forgetUnsavedChanges();
      location.reload();
    },
  });
  return { session, staffFetch: createStaffFetch(session) };
}

/** The state of the session; checked on entry and whenever the tab becomes visible again. */
function useSession(session: Session): SessionState {
  useEffect(() => {
    session.check();
    const onVisible = () => {
      if (document.visibilityState === 'visible') session.check();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [session]);
  return useSyncExternalStore(session.subscribe, session.read);
}
