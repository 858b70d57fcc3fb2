import { PracticeProvider } from '@practice/ui';
import { type Execute, QueryClient, QueryProvider } from '@practice/ui/query';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import App, { page } from '../routes.tsx';

afterEach(cleanup);

const PATH = '/kvkk-aydinlatma-metni';
const setting = (settingKey: string, settingValue: string) => ({
  __typename: 'SiteSetting',
  settingKey,
  settingValue,
});
const text = (version: string, slug: string) => ({
  __typename: 'LegalText',
  slug,
  title: 'KVKK Aydınlatma Metni',
  bodyHtml: `<p>Sürüm ${version}</p>`,
  version,
  publishedAt: '2026-09-01T00:00:00.000Z',
});
const versions = [
  {
    __typename: 'LegalTextVersion',
    version: 'b',
    changeNote: 'Adresimiz değişti.',
    publishedAt: '2026-09-01T00:00:00.000Z',
    isInForce: true,
  },
  {
    __typename: 'LegalTextVersion',
    version: 'a',
    changeNote: '',
    publishedAt: '2026-01-01T00:00:00.000Z',
    isInForce: false,
  },
];

/** A server with two versions of the notice, b in force. */
function client(siteSettings: object[] = []) {
  const execute: Execute = async (_document, variables) => {
    const { version, slug = PATH.slice(1) } = variables as { version?: string | null; slug?: string };
    const legalText = ['a', 'b'].includes(version ?? 'b') ? text(version ?? 'b', slug) : null;
    const rest = { metaTag: null, suggestedAddresses: [], __typename: 'Query' };
    return { data: { legalText, legalTextVersions: versions, siteSettings, ...rest } };
  };
  return new QueryClient({ execute, ssr: true });
}

function open(path: string, siteSettings?: object[]) {
  render(
    <QueryProvider value={client(siteSettings)}>
      <MemoryRouter initialEntries={[path]}>
        <PracticeProvider>
          <App />
        </PracticeProvider>
      </MemoryRouter>
    </QueryProvider>,
  );
}

const headAt = (path: string) => page({ client: client(), url: new URL(path, 'https://practice.test') });

it('lists the versions with their dates', async () => {
  open(PATH);
  expect((await screen.findByText('1 Eylül 2026 (yürürlükte)')).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: '1 Ocak 2026' }).getAttribute('href')).toBe(`${PATH}?surum=a`);
  expect(screen.getByText('Adresimiz değişti.')).toBeTruthy();
});

it('shows an earlier version as one', async () => {
  open(`${PATH}?surum=a`);
  expect(await screen.findByText('Sürüm a')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Yürürlükteki metni okuyun' }).getAttribute('href')).toBe(PATH);
});

it('keeps earlier versions from search engines, which are led to the one in force', async () => {
  expect(await headAt(`${PATH}?surum=a`)).toMatchObject({ status: 200, robots: 'noindex, follow', canonical: PATH });
  expect((await headAt(PATH)).robots).toBeUndefined();
});

it.each(['yok', 'x'.repeat(300), '%ff', '<script>'])('has no version %s', async (version) => {
  expect((await headAt(`${PATH}?surum=${version}`)).status).toBe(404);
});

it('shows who is responsible, the form and the address only when they are set, as texts', async () => {
  open(PATH, [
    setting('veri_sorumlusu_info', '<b>Ardıç</b>'),
    setting('kvkk_basvuru_formu_url', '/form.pdf'),
    setting('legal_contact_email', 'kvkk@ardic.example'),
  ]);
  expect(await screen.findByText('<b>Ardıç</b>')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'KVKK başvuru formu' }).getAttribute('href')).toBe('/form.pdf');
  expect(screen.getByRole('link', { name: 'kvkk@ardic.example' })).toBeTruthy();
  expect(screen.getByText('Başvurunuz en geç otuz gün içinde ücretsiz cevaplanır.')).toBeTruthy();
  cleanup();
  open(PATH);
  await screen.findByText('Sürüm b');
  expect(screen.queryByText('Veri sorumlusu')).toBeNull();
});

it('with kvkk_enabled off keeps its text, and says nothing of form, address and time to answer', async () => {
  open(PATH, [
    setting('kvkk_enabled', 'false'),
    setting('kvkk_basvuru_formu_url', '/form.pdf'),
    setting('legal_contact_email', 'kvkk@ardic.example'),
  ]);
  expect(await screen.findByText('Sürüm b')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'KVKK başvuru formu' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'kvkk@ardic.example' })).toBeNull();
  expect(screen.queryByText(/otuz gün/)).toBeNull();
});

it('tells people from the European Union of their rights in the privacy policy, with gdpr_enabled alone', async () => {
  const rights = () => screen.queryByRole('region', { name: /^Avrupa Birliği’nden başvuranlar/ });
  open('/gizlilik-politikasi', [setting('gdpr_enabled', 'true')]);
  await screen.findByText('Sürüm b');
  for (const text of [/madde 18/, /madde 20/, /Sözleşmenin|sözleşmenin kurulması/]) {
    expect(within(rights() as HTMLElement).getByText(text)).toBeTruthy();
  }
  cleanup();
  open('/gizlilik-politikasi');
  await screen.findByText('Sürüm b');
  expect(rights()).toBeNull();
  cleanup();
  open(PATH, [setting('gdpr_enabled', 'true')]);
  await screen.findByText('Sürüm b');
  expect(rights()).toBeNull();
});
