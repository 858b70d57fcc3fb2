import { PracticeProvider } from '@practice/ui';
import {
  AdminLocationContext,
  forgetUnsavedChanges,
  type LiveEvent,
  LiveEventsContext,
  type LiveHandler,
  PageToasts,
  readAdminLocation,
  StaffContext,
  type StaffFetch,
} from '@practice/ui/admin';
import { ApolloProvider, createClient, executeLink } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { BrowserRouter, useLocation } from '@practice/ui/router';
import { installDialog } from '@practice/ui/testing';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useMemo } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import Section from '../../routes.tsx';
import { PracticeServer } from './practice-server.ts';

/** A fresh practice for every test of a file. */
export function setUpPractice(): { current: PracticeServer } {
  const practice = { current: new PracticeServer() };
  // Whole screens are driven, on machines that do other things too.
  vi.setConfig({ testTimeout: 120_000 });
  configure({ defaultHidden: true });
  beforeEach(() => {
    installDialog();
    // Working out styles takes jsdom nearly all of the time, and no test is about them.
    const plain = Object.assign(document.createElement('i').style, { display: 'block', visibility: 'visible' });
    vi.spyOn(window, 'getComputedStyle').mockReturnValue(plain);
    practice.current = new PracticeServer();
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    act(() => toast.dismiss());
    forgetUnsavedChanges();
    vi.restoreAllMocks();
  });
  return practice;
}

type Options = { hash?: string; role?: 'user' | 'moderator' | 'admin'; fetch?: StaffFetch };

/** The screen as the shell shows it, at a location of the back office. */
export async function openScreen(practice: PracticeServer, { hash = '#appointments', role, fetch }: Options = {}) {
  history.replaceState(null, '', `/admin${hash}`);
  const handlers = new Set<LiveHandler>();
  const staff = {
    user: { id: 'u1', username: 'asistan', role: role ?? ('moderator' as const) },
    fetch: fetch ?? (() => Promise.reject(new Error('no REST here'))),
  };
  const subscribe = (handler: LiveHandler) => {
    handlers.add(handler);
    return () => void handlers.delete(handler);
  };
  render(
    <PracticeProvider>
      <ApolloProvider client={createClient({ link: executeLink(practice.execute) })}>
        <StaffContext value={staff}>
          <LiveEventsContext value={subscribe}>
            <BrowserRouter>
              <ShownLocation>
                <Section section="appointments" />
              </ShownLocation>
            </BrowserRouter>
          </LiveEventsContext>
        </StaffContext>
        <PageToasts />
      </ApolloProvider>
    </PracticeProvider>,
  );
  await screen.findByRole('heading', { name: 'Randevu Yönetimi' }).catch(() => screen.findByText('Randevu Yönetimi'));
  return {
    user: userEvent.setup({ pointerEventsCheck: 0, delay: null }),
    tell: (event: LiveEvent) =>
      act(() => {
        for (const handler of handlers) handler(event);
      }),
  };
}

function ShownLocation({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const location = useMemo(() => readAdminLocation(hash, ['appointments']), [hash]);
  return <AdminLocationContext value={location}>{children}</AdminLocationContext>;
}

/** The parameters of the address as it is now. */
export function addressed(): Record<string, string> {
  return Object.fromEntries(readAdminLocation(location.hash, ['appointments']).params);
}

/** The row of the child; it names the record with day and time. */
export async function row(childName: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(`^${childName},`) });
}

/** A change that somebody else made, as the stream tells of it. */
export function changed(appointmentId: string, version: number): LiveEvent {
  return {
    type: 'appointment.changed',
    payload: { appointmentId, changeType: 'updated', status: 'pending', previousStatus: 'pending', version },
  };
}
