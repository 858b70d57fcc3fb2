import { fakeApi } from '@practice/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpSite } from '../../testing/site.tsx';
import { AdminPage, type FakeServer, people, setUpAdmin } from '../testing/render-admin.tsx';

setUpSite();

const PATH = '/api/auth/password';
let server: FakeServer;
let sent: unknown[];
beforeEach(() => {
  server = setUpAdmin();
  server.signedIn = people.user;
  sent = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function respondWith(status: number, body: unknown) {
  server.responses[PATH] = (input) => {
    sent.push(input);
    return { status, body };
  };
}

async function openDialog() {
  render(<AdminPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hesap: asistan' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Şifremi değiştir' }));
  return within(await screen.findByRole('dialog', { name: 'Şifremi değiştir' }));
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;

const fieldOf = (dialog: Dialog, label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label);
const current = (dialog: Dialog) => fieldOf(dialog, /^Mevcut şifre/);
const fresh = (dialog: Dialog) => fieldOf(dialog, /^Yeni şifre(?! \()/);
const repeated = (dialog: Dialog) => fieldOf(dialog, /^Yeni şifre \(tekrar\)/);

async function change(dialog: Dialog, typed: { now?: string; next?: string; again?: string } = {}) {
  const { now = 'parola', next = 'yepyeni kestane', again = next } = typed;
  if (now) await userEvent.type(current(dialog), now);
  if (next) await userEvent.type(fresh(dialog), next);
  if (again) await userEvent.type(repeated(dialog), again);
  await userEvent.click(dialog.getByRole('button', { name: 'Değiştir' }));
}

describe("the dialog for one's own password", () => {
  it('sends it, closes and says how many access tokens ended', async () => {
    respondWith(200, { revokedTokens: 2 });
    await change(await openDialog());
    expect(await screen.findByText('Şifre başarıyla değiştirildi')).toBeTruthy();
    expect(screen.getByText('2 erişim anahtarınız iptal edildi.')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Şifremi değiştir' })).toBeNull();
    expect(sent).toEqual([{ currentPassword: 'parola', newPassword: 'yepyeni kestane' }]);
  });

  it.each([
    ['an empty form', { now: '', next: '', again: '' }, 'Mevcut şifrenizi girin', /^Mevcut/],
    ['a short one', { next: '1234567' }, 'Şifre en az 8 karakter olmalıdır', /^Yeni şifre(?! \()/],
    ['two that differ', { again: 'başka kestane' }, 'Şifreler eşleşmiyor', /^Yeni şifre \(tekrar/],
  ])('sends nothing of %s, and says so at the field', async (_, typed, message, label) => {
    respondWith(200, { revokedTokens: 0 });
    const dialog = await openDialog();
    await change(dialog, typed);
    expect(dialog.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(fieldOf(dialog, label));
    expect(fieldOf(dialog, label).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('says at the field that the current password was wrong, and keeps what was typed', async () => {
    const errors = [{ field: 'currentPassword', message: 'Şifre hatalı', code: 'WRONG_PASSWORD' }];
    respondWith(400, { message: 'Girilen bilgilerde hatalar var.', code: 'VALIDATION_FAILED', errors });
    const dialog = await openDialog();
    await change(dialog);
    expect(await dialog.findByText('Şifre hatalı')).toBeTruthy();
    expect(document.activeElement).toBe(current(dialog));
    expect([current(dialog).value, fresh(dialog).value, repeated(dialog).value]).toEqual([
      'parola',
      'yepyeni kestane',
      'yepyeni kestane',
    ]);
  });

  it('tells the rule, and says at the field that the new one is easy to guess', async () => {
    server.api = fakeApi({ Query: { passwordRule: { minLength: 12, isStrong: true } } });
    const errors = [{ field: 'newPassword', message: 'Bu şifre kolay tahmin edilir.', code: 'WEAK_PASSWORD' }];
    respondWith(400, { message: 'Şifre yeterince güçlü değil.', code: 'WEAK_PASSWORD', errors });
    const dialog = await openDialog();
    expect(await dialog.findByText('En az 12 karakter; örneğin yan yana üç dört sözcük')).toBeTruthy();
    await change(dialog);
    expect(await dialog.findByText('Bu şifre kolay tahmin edilir.')).toBeTruthy();
    expect(document.activeElement).toBe(fresh(dialog));
  });

  it('says why and for how long it is locked', async () => {
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
      input === PATH
        ? Response.json(
            { message: 'Çok fazla hatalı deneme yapıldı.', code: 'ACCOUNT_LOCKED', errors: [] },
            { status: 429, headers: { 'retry-after': '840' } },
          )
        : server.fetch(input, init),
    );
    const dialog = await openDialog();
    await change(dialog);
    const alert = await dialog.findByText('Çok fazla hatalı deneme yapıldı. 14 dakika sonra yeniden deneyebilirsiniz.');
    expect(alert.getAttribute('role')).toBe('alert');
  });

  it('says that the server was not reached', async () => {
    const dialog = await openDialog();
    server.isDown = true;
    await change(dialog);
    expect(await dialog.findByText(/^Sunucuya şu anda ulaşılamıyor/)).toBeTruthy();
  });

  it('shows each password on request, and clears them when it is closed', async () => {
    const dialog = await openDialog();
    await userEvent.type(fresh(dialog), 'yepyeni');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Şifreyi göster' })[1] as HTMLElement);
    expect([current(dialog).type, fresh(dialog).type, repeated(dialog).type]).toEqual(['password', 'text', 'password']);
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hesap: asistan' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Şifremi değiştir' }));
    expect(fresh(within(await screen.findByRole('dialog', { name: 'Şifremi değiştir' }))).value).toBe('');
  });
});
