import { text } from 'node:stream/consumers';
import { PracticeProvider } from '@practice/ui';
import { QueryClient, QueryProvider } from '@practice/ui/query';
import { hydratedEvent } from '@practice/ui/router';
import { allowConsole, MemoryRouter } from '@practice/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BookingWizard } from './booking-wizard.tsx';
import { prefetchWizard } from './prefetch-wizard.ts';
import { heading, press, setUpBookingApi, type } from './testing/open-wizard.tsx';

const api = setUpBookingApi();
const mismatches: unknown[] = [];
let root: Root | undefined;

function page(client: QueryClient, address: string, isDeferred: boolean) {
  return (
    <PracticeProvider>
      <QueryProvider value={client}>
        <MemoryRouter initialEntries={[address]}>
          <BookingWizard isDeferred={isDeferred} />
        </MemoryRouter>
      </QueryProvider>
    </PracticeProvider>
  );
}

/** Puts the server's page into the document before its code is loaded; `hydrate` loads it. */
async function openServerPage(address = '/randevu', isDeferred = false) {
  const onServer = new QueryClient({ ssr: true });
  await prefetchWizard(onServer);
  const { prelude } = await prerenderToNodeStream(page(onServer, address, false));
  const html = await text(prelude);
  // Server and browser share this process: the context of one must not leak into the other.
  await prerenderToNodeStream(null);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const restored = onServer.extract() as never;
  const callCount = api.current.calls.length;
  return {
    html,
    async hydrate() {
      const client = new QueryClient({ restored });
      const element = document.getElementById('root') as HTMLElement;
      await act(async () => {
        root = hydrateRoot(element, page(client, address, isDeferred), {
          onRecoverableError: (error) => mismatches.push(error),
        });
      });
      // Everything the first step needs came with the page.
      expect(api.current.calls).toHaveLength(callCount);
    },
  };
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;

beforeEach(() => {
  mismatches.length = 0;
  // Server and browser are one process here.
  allowConsole(/^Detected multiple renderers/);
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  // Remove a followed anchor: a page opened at one loads the form at once.
  history.replaceState(null, '', '/');
});

it('renders the whole first step on the server, and hydrates it without a mismatch', async () => {
  const { html, hydrate } = await openServerPage('/randevu?hizmet=oyun-grubu');
  const before = document.querySelector('form');
  for (const part of ['Ebeveyn Adı Soyadı', 'Çocuğun Doğum Tarihi', 'Oyun Grubu', 'İleri'])
    expect(html).toContain(part);
  await hydrate();
  expect(mismatches).toEqual([]);
  expect(document.querySelector('form')).toBe(before);
});

it('says in <noscript> how to book', async () => {
  const { html } = await openServerPage();
  const noscript = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1];
  expect(noscript).toContain('JavaScript');
  expect(noscript).toContain('href="tel:+902826531234"');
});

it('keeps what was typed before the code was loaded', async () => {
  const { hydrate } = await openServerPage();
  input('parentName').value = 'Elif Yılmaz';
  input('childBirthDate').value = '05.09.2018';
  await hydrate();
  expect(mismatches).toEqual([]);
  expect(input('parentName')).toHaveValue('Elif Yılmaz');
  expect(input('childBirthDate')).toHaveValue('05.09.2018');
  type('Çocuğun Adı Soyadı', 'Deniz');
  expect(screen.getByLabelText('Talebinizin özeti')).toHaveTextContent(/Elif Yılmaz.*Deniz.*5 Eylül 2018/s);
  press('İleri');
  await heading('İletişim Bilgileri');
});

it('keeps a half-typed date', async () => {
  const { hydrate } = await openServerPage();
  input('childBirthDate').value = '05.09';
  await hydrate();
  expect(input('childBirthDate')).toHaveValue('05.09');
});

it('submits nothing when a button is pressed before the code is loaded', async () => {
  const { html } = await openServerPage();
  expect(/<form[^>]*method="dialog"/.exec(html)).not.toBeNull();
  // Browsers refill inputs of a reopened tab by themselves, unless this is off.
  for (const name of ['parentName', 'childName', 'childBirthDate']) {
    expect(input(name)).toHaveAttribute('autocomplete', 'off');
  }
});

it('prefers what was typed early over the draft of this visit', async () => {
  const first = await openServerPage();
  await first.hydrate();
  type('Ebeveyn Adı Soyadı', 'Eski Ad');
  type('Çocuğun Adı Soyadı', 'Deniz');
  act(() => root?.unmount());
  const { hydrate } = await openServerPage();
  fireEvent.input(input('parentName'), { target: { value: 'Yeni Ad' } });
  await hydrate();
  expect(input('parentName')).toHaveValue('Yeni Ad');
  expect(input('childName')).toHaveValue('Deniz');
});

describe('far down the page', () => {
  let near = (_entries: { isIntersecting: boolean }[]) => undefined as unknown;

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof near) {
          near = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, '', location.pathname);
  });

  const isLive = () => document.querySelector('[data-live]') !== null;

  it('leaves the server’s form as it is until somebody comes near, then hydrates it', async () => {
    const { html, hydrate } = await openServerPage('/', true);
    expect(html).toContain('Ebeveyn Adı Soyadı');
    const before = document.querySelector('form');
    await hydrate();
    expect(isLive()).toBe(false);
    near([{ isIntersecting: false }]);
    await act(async () => near([{ isIntersecting: true }]));
    await waitFor(() => expect(isLive()).toBe(true));
    expect(document.querySelector('form')).toBe(before);
    expect(mismatches).toEqual([]);
  });

  it.each([
    ['a field gets the focus', () => input('parentName').focus()],
    ['a finger touches it', () => fireEvent.pointerDown(input('parentName'))],
    [
      'a link to an anchor of the page is followed',
      () => fireEvent.click(document.getElementById('anchor') as Element),
    ],
  ])('loads the code when %s', async (_how, touch) => {
    const { hydrate } = await openServerPage('/', true);
    document.body.insertAdjacentHTML('beforeend', '<a id="anchor" href="#iletisim">İletişim</a>');
    await hydrate();
    await act(async () => touch());
    await waitFor(() => expect(isLive()).toBe(true));
    expect(mismatches).toEqual([]);
  });

  it('keeps what was typed before, and announces its hydration', async () => {
    const { hydrate } = await openServerPage('/', true);
    await hydrate();
    const announced: unknown[] = [];
    const onHydrated = (event: Event) => announced.push((event as CustomEvent).detail);
    document.addEventListener(hydratedEvent, onHydrated);
    input('parentName').value = 'Elif Yılmaz';
    await act(async () => input('parentName').focus());
    await waitFor(() => expect(announced).toEqual(['deferred']));
    document.removeEventListener(hydratedEvent, onHydrated);
    expect(input('parentName')).toHaveValue('Elif Yılmaz');
    expect(document.activeElement).toBe(input('parentName'));
  });
});
