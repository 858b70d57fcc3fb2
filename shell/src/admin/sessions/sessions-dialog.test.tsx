import type { SessionRecord } from '@practice/contracts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpSite } from '../../testing/site.tsx';
import { AdminPage, type FakeServer, people, setUpAdmin } from '../testing/render-admin.tsx';

setUpSite();

const PATH = '/api/auth/sessions';
const here: SessionRecord = {
  id: 'here',
  browser: 'Chrome',
  system: 'Windows',
  address: '192.0.2.7',
  signedInAt: '2026-11-20T09:30:00.000Z',
  seenAt: '2026-11-20T09:40:00.000Z',
  isCurrent: true,
};
const phone = { ...here, id: 'phone', browser: 'Safari', system: 'iOS', isCurrent: false };
const unknown = { ...phone, id: 'old', browser: '', system: '', address: '' };

let server: FakeServer;
let sessions: SessionRecord[];
beforeEach(() => {
  server = setUpAdmin();
  server.signedIn = people.user;
  sessions = [here, phone, unknown];
  server.responses[PATH] = () => ({ body: sessions });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openDialog() {
  render(<AdminPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hesap: asistan' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Oturumlarım' }));
  return within(await screen.findByRole('dialog', { name: 'Oturumlarım' }));
}

it('shows where one is signed in, and ends one of the others', async () => {
  const dialog = await openDialog();
  const items = await dialog.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Chrome, WindowsBu tarayıcıGiriş: .*192\.0\.2\.7$/),
    expect.stringMatching(/^Safari, iOSGiriş: .*Son kullanım: .*Kapat$/),
    expect.stringMatching(/^Bilinmeyen tarayıcı/),
  ]);
  server.responses[`${PATH}/phone`] = () => {
    sessions = [here, unknown];
    return { body: {} };
  };
  await userEvent.click(dialog.getByRole('button', { name: /^Kapat: Safari/ }));
  expect(await screen.findByText('Oturum kapatıldı')).toBeTruthy();
  expect(dialog.queryByText('Safari, iOS')).toBeNull();
  expect(server.calls).toContain(`DELETE ${PATH}/phone`);
});

it('ends all others, and offers nothing when there are none', async () => {
  const dialog = await openDialog();
  await dialog.findAllByRole('listitem');
  server.responses[PATH] = () => ({ body: server.calls.at(-1)?.startsWith('DELETE') ? { ended: 2 } : [here] });
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Diğerlerini kapat' });
  await userEvent.click(button);
  expect(await screen.findByText('2 oturum kapatıldı')).toBeTruthy();
  await expect.poll(() => dialog.getAllByRole('listitem')).toHaveLength(1);
  expect(button.disabled).toBe(true);
});

it('says that it could not be asked, and asks again', async () => {
  server.responses[PATH] = () => ({ status: 503, body: {} });
  const dialog = await openDialog();
  expect(await dialog.findByText('Oturumlar şu anda alınamadı')).toBeTruthy();
  server.responses[PATH] = () => ({ body: sessions });
  await userEvent.click(dialog.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
});

it('keeps a session that could not be ended', async () => {
  const dialog = await openDialog();
  await dialog.findAllByRole('listitem');
  server.responses[`${PATH}/phone`] = () => ({ status: 500, body: {} });
  await userEvent.click(dialog.getByRole('button', { name: /^Kapat: Safari/ }));
  expect(await screen.findByText('Oturum kapatılamadı. Lütfen tekrar deneyin.')).toBeTruthy();
  expect(dialog.getByText('Safari, iOS')).toBeTruthy();
});
