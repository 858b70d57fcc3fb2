import type { PreviewsResponse } from '@practice/contracts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpSite } from '../../testing/site.tsx';
import { AdminPage, type FakeServer, people, setUpAdmin } from '../testing/render-admin.tsx';

setUpSite();

const previews = [
  { version: '2.0.0', isPersonal: false },
  { version: 'local-3005', isPersonal: true },
];
const remotes: PreviewsResponse['remotes'] = [{ name: 'mf-public', live: '1.0.0', previews, chosen: null }];

let server: FakeServer;
beforeEach(() => {
  server = setUpAdmin();
  server.signedIn = people.user;
  server.responses['/api/remotes/previews'] = () => ({ body: { remotes } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function choose(version: string) {
  render(<AdminPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hesap: asistan' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Önizlemeler…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Önizlemeler' }));
  await userEvent.selectOptions(await dialog.findByLabelText('mf-public'), version);
  return dialog;
}

it('makes a link to the preview that is chosen, ready to be copied', async () => {
  const dialog = await choose('2.0.0');
  const sent = vi.fn(() => ({ body: { path: '/surum-onizleme/a~b', expiresAt: '2026-12-05T11:30:00.000Z' } }));
  server.responses['/api/remotes/preview-links'] = sent;
  await userEvent.click(dialog.getByRole('button', { name: 'Bağlantı oluştur' }));
  const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Bağlantı' });
  expect(link.value).toBe(`${location.origin}/surum-onizleme/a~b`);
  expect(document.activeElement).toBe(link);
  expect(dialog.getByText('05.12.2026 14:30 tarihine kadar geçerli.')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ name: 'mf-public', version: '2.0.0' });
});

it('says that a link was not made, and makes none to a build on one’s own computer', async () => {
  const dialog = await choose('2.0.0');
  await userEvent.click(dialog.getByRole('button', { name: 'Bağlantı oluştur' }));
  expect(await screen.findByText('Bağlantı oluşturulamadı.')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('mf-public'), 'local-3005 (yalnızca sizin önizlemeniz)');
  expect(dialog.queryByRole('button', { name: 'Bağlantı oluştur' })).toBeNull();
});
