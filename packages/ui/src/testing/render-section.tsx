import type { StaffRole } from '@practice/contracts';
import { PracticeProvider } from '@practice/ui';
import { PageToasts } from '@practice/ui/admin';
import {
  AdminLocationContext,
  forgetUnsavedChanges,
  type LiveEvent,
  LiveEventsContext,
  type LiveHandler,
  readAdminLocation,
  StaffContext,
  type StaffFetch,
} from '@practice/ui/back-office';
import { ApolloProvider, createClient, HttpLink } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { BrowserRouter, useLocation } from '@practice/ui/router';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useMemo } from 'react';
import { onTestFinished } from 'vitest';
import type { FakeApi } from './fake-api.ts';
import { installDialog } from './install-dialog.ts';

type Options = {
  api: FakeApi;
  /** Of who is signed in; `moderator` unless said otherwise. */
  role?: StaffRole;
  /** Where in the back office: `#appointments-new?status=pending`. */
  hash: string;
  /** Its key, when the hash alone does not say it: `local-pages` of `#local-pages-new`. */
  sectionKey?: string;
  /** Responds to the section's REST calls. */
  fetch?: StaffFetch;
};

/**
 * A section of the back office as the shell shows it: theme, data, who is signed in, live events, address and toasts.
 * `emit` sends an event of the stream. What the section leaves behind is cleaned up after the test.
 */
export function renderSection(
  section: ReactNode,
  { api, role = 'moderator', hash, sectionKey = keyOf(hash), fetch = noRest }: Options,
) {
  installDialog();
  onTestFinished(() => {
    cleanup();
    act(() => toast.dismiss());
    forgetUnsavedChanges();
  });
  history.replaceState(null, '', `/admin${hash}`);
  const client = createClient({ link: new HttpLink({ uri: '/graphql', fetch: api.fetch }) });
  const handlers = new Set<LiveHandler>();
  const subscribe = (handler: LiveHandler) => {
    handlers.add(handler);
    return () => void handlers.delete(handler);
  };
  const view = render(
    <PracticeProvider>
      <ApolloProvider client={client}>
        <StaffContext value={{ user: { id: 'u1', username: 'asistan', role, needsTwoStep: false }, fetch }}>
          <LiveEventsContext value={subscribe}>
            <BrowserRouter>
              <SectionLocation section={sectionKey}>{section}</SectionLocation>
            </BrowserRouter>
          </LiveEventsContext>
        </StaffContext>
        <PageToasts />
      </ApolloProvider>
    </PracticeProvider>,
  );
  return {
    ...view,
    user: userEvent.setup({ pointerEventsCheck: 0, delay: null }),
    emit: (event: LiveEvent) =>
      act(() => {
        for (const handler of handlers) handler(event);
      }),
  };
}

function SectionLocation({ section, children }: { section: string; children: ReactNode }) {
  const { hash } = useLocation();
  const location = useMemo(() => readAdminLocation(hash, [section]), [hash, section]);
  return <AdminLocationContext value={location}>{children}</AdminLocationContext>;
}

/** Of `#appointments-new?status=pending`: `appointments`. */
function keyOf(hash: string): string {
  return hash.match(/^#([^-?]+)/)?.[1] ?? '';
}

function noRest(address: string): Promise<never> {
  return Promise.reject(new Error(`The test has no answer to ${address}`));
}
