import { text } from 'node:stream/consumers';
import { PracticeProvider } from '@practice/ui';
import { QueryClient, QueryProvider } from '@practice/ui/query';
import { hydratedEvent, MemoryRouter } from '@practice/ui/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BookingWizard } from './booking-wizard.tsx';
import { prefetchWizard } from './prefetch-wizard.ts';
import { heading, press, setUpClinic, type } from './testing/open-wizard.tsx';

const clinic = setUpClinic();
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

/** The server's page in the document, before its code has come; `hydrate` lets it come. */
async function openServerPage(address = '/randevu', isDeferred = false) {
  const onServer = new QueryClient({ ssr: true });
  await prefetchWizard(onServer);
  const { prelude } = await prerenderToNodeStream(page(onServer, address, false));
  const html = await text(prelude);
  // Server and browser share this process: the last context of one may not leak into the other.
  await prerenderToNodeStream(null);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const restored = onServer.extract() as never;
  const asked = clinic.current.calls.length;
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
      // Everything that the first screen needs came with the page.
      expect(clinic.current.calls).toHaveLength(asked);
    },
  };
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;

beforeEach(() => {
  mismatches.length = 0;
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  // The anchor that was followed: a page opened at one has its form at once.
  history.replaceState(null, '', '/');
});

it('draws the whole first step on the server, and the browser takes it over as it is', async () => {
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

it('takes over what was typed before its code came', async () => {
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

it('keeps a half-typed date, too', async () => {
  const { hydrate } = await openServerPage();
  input('childBirthDate').value = '05.09';
  await hydrate();
  expect(input('childBirthDate')).toHaveValue('05.09');
});

it('sends nothing away when a button is pressed before its code came', async () => {
  const { html } = await openServerPage();
  expect(/<form[^>]*method="dialog"/.exec(html)).not.toBeNull();
  // Browsers refill inputs of a reopened tab by themselves, unless this is off.
  for (const name of ['parentName', 'childName', 'childBirthDate']) {
    expect(input(name)).toHaveAttribute('autocomplete', 'off');
  }
});

it('what was typed early wins over the draft of this visit', async () => {
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

  it('the server’s form stays as it is until somebody comes near, and is taken over then', async () => {
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
  ])('its code comes when %s', async (_how, touch) => {
    const { hydrate } = await openServerPage('/', true);
    document.body.insertAdjacentHTML('beforeend', '<a id="anchor" href="#iletisim">İletişim</a>');
    await hydrate();
    await act(async () => touch());
    await waitFor(() => expect(isLive()).toBe(true));
    expect(mismatches).toEqual([]);
  });

  it('what was typed before is kept, and the parts are told when it answers', async () => {
    const { hydrate } = await openServerPage('/', true);
    await hydrate();
    const told: unknown[] = [];
    const hear = (event: Event) => told.push((event as CustomEvent).detail);
    document.addEventListener(hydratedEvent, hear);
    input('parentName').value = 'Elif Yılmaz';
    await act(async () => input('parentName').focus());
    await waitFor(() => expect(told).toEqual(['deferred']));
    document.removeEventListener(hydratedEvent, hear);
    expect(input('parentName')).toHaveValue('Elif Yılmaz');
    expect(document.activeElement).toBe(input('parentName'));
  });
});
