import { text } from 'node:stream/consumers';
import { PracticeProvider } from '@practice/ui';
import { type ApolloClient, ApolloProvider, createClient } from '@practice/ui/data';
import { MemoryRouter } from '@practice/ui/router';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BookingWizard } from './booking-wizard.tsx';
import { prefetchWizard } from './prefetch-wizard.ts';
import { heading, press, setUpClinic, type } from './testing/open-wizard.tsx';

const clinic = setUpClinic();
const mismatches: unknown[] = [];
let root: Root | undefined;

function page(client: ApolloClient, address: string) {
  return (
    <PracticeProvider>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <BookingWizard />
        </MemoryRouter>
      </ApolloProvider>
    </PracticeProvider>
  );
}

/** The server's page in the document, before its code has come; `hydrate` lets it come. */
async function openServerPage(address = '/randevu') {
  const onServer = createClient({ ssr: true, uri: clinic.current.url });
  await prefetchWizard(onServer);
  const { prelude } = await prerenderToNodeStream(page(onServer, address));
  const html = await text(prelude);
  // Server and browser share this process: the last context of one may not leak into the other.
  await prerenderToNodeStream(null);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const restored = onServer.extract() as never;
  const asked = clinic.current.asked.length;
  return {
    html,
    async hydrate() {
      const client = createClient({ uri: clinic.current.url, restored });
      const element = document.getElementById('root') as HTMLElement;
      await act(async () => {
        root = hydrateRoot(element, page(client, address), { onRecoverableError: (error) => mismatches.push(error) });
      });
      // Everything that the first screen needs came with the page.
      expect(clinic.current.asked).toHaveLength(asked);
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
