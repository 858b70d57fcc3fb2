import { PracticeProvider } from '@practice/ui';
import { Toaster, toast } from '@practice/ui/overlay';
import { QueryClient, QueryProvider } from '@practice/ui/query';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { FakeApi } from './fake-api.ts';
import { installDialog } from './install-dialog.ts';

type Options = {
  api: FakeApi;
  /** Path and search: `/randevu?hizmet=oyun-terapisi`. */
  address: string;
};

/** A public page, or a part of one, as the shell shows it: theme, data, address and toasts. */
export function renderPage(page: ReactNode, { api, address }: Options) {
  installDialog();
  onTestFinished(() => {
    cleanup();
    act(() => toast.dismiss());
  });
  vi.stubGlobal('fetch', api.fetch);
  const view = render(
    <PracticeProvider>
      <QueryProvider value={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
        <Toaster />
      </QueryProvider>
    </PracticeProvider>,
  );
  return { ...view, user: userEvent.setup() };
}
