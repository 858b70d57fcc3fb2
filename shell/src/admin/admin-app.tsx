import { siteName } from '@practice/contracts';
import { AdminTheme, PageToasts, showTimesIn } from '@practice/ui/admin';
import { forgetUnsavedChanges, StaffContext } from '@practice/ui/back-office';
import { type ApolloClient, ApolloProvider, createClient, HttpLink } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { useLocation, useNavigate } from '@practice/ui/router';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { HydratedMark } from '../hydration/hydrated-mark.tsx';
import { useSettings } from '../site/site-settings.ts';
import { NotificationSettingsProvider } from './bell/notification-settings-provider.tsx';
import { AdminLayout } from './frame/admin-layout.tsx';
import { Splash } from './frame/splash.tsx';
import { LiveEventsProvider } from './live/live-events-provider.tsx';
import { PaletteProvider } from './palette/palette-provider.tsx';
import { linkTokenOf } from './password-link/link-calls.ts';
import { createSession, type Session, type SessionState } from './session/session.ts';
import { SignIn } from './session/sign-in.tsx';
import { createStaffFetch } from './session/staff-fetch.ts';
import { RequiredTwoStep } from './two-step/required-two-step.tsx';

const expiredIntro =
  'Oturum süresi dolmuş. Yeniden giriş yaptığınızda kaldığınız yerden devam edersiniz; yazdıklarınız duruyor.';

/** The back office: the session, and what is shown to whom. Loaded on /admin only. */
export default function AdminApp() {
  const settings = useSettings();
  const name = siteName(settings);
  // Before any section is rendered, which show times.
  showTimesIn(settings('site_timezone'));
  const [{ session, client, fetch: staffFetch }] = useState(createAdminClient);
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
      <ApolloProvider client={client}>
        {staff && token === null && hasWorked ? (
          <StaffContext value={staff}>
            <LiveEventsProvider isOpen={state.status === 'in' && !needsTwoStep} onBroken={session.check}>
              <NotificationSettingsProvider>
                <PaletteProvider>
                  <AdminLayout
                    siteName={name}
                    onLogout={logout}
                    isLocked={state.status === 'expired' || needsTwoStep}
                  />
                </PaletteProvider>
              </NotificationSettingsProvider>
            </LiveEventsProvider>
          </StaffContext>
        ) : (
          <Splash isWaiting={state.status === 'checking' && token === null} />
        )}
        {isSigningIn ? (
          <SignIn
            siteName={name}
            session={session}
            token={token}
            onLeaveLink={leaveLink}
            {...(state.status === 'out' && state.problem ? { problem: state.problem } : {})}
            {...(state.status === 'expired' ? { username: state.user.username, intro: expiredIntro } : {})}
          />
        ) : null}
        {needsTwoStep && staff && token === null ? (
          <StaffContext value={staff}>
            <RequiredTwoStep
              siteName={name}
              username={state.user.username}
              isOverWork={hasWorked}
              onDone={session.check}
              onLogout={logout}
            />
          </StaffContext>
        ) : null}
        <PageToasts />
        <HydratedMark part="frame" />
        <HydratedMark part="area" />
      </ApolloProvider>
    </AdminTheme>
  );
}

/** The session, and the GraphQL client whose calls wait for it. */
function createAdminClient() {
  let client: ApolloClient | undefined;
  const session = createSession({
    onSignedOut: () => {
      forgetUnsavedChanges();
      client?.clearStore().catch(() => {});
    },
    onOtherUser: () => {
      forgetUnsavedChanges();
      location.reload();
    },
  });
  const staffFetch = createStaffFetch(session);
  const fetch = ((input: string, init?: RequestInit) => staffFetch(input, init)) as typeof globalThis.fetch;
  client = createClient({ link: new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch }) });
  return { session, client, fetch: staffFetch };
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
