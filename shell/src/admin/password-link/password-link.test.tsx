import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setUpSite } from '../../testing/site.tsx';
import { AdminPage, type FakeServer, people, setUpAdmin } from '../testing/render-admin.tsx';

setUpSite();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const expired = {
  status: 410,
  body: { message: 'Bu bağlantının süresi dolmuş.', code: 'LINK_EXPIRED', errors: [] },
};
const link = {
  username: 'asistan',
  purpose: 'invitation',
  expiresAt: '2030-01-01T00:00:00.000Z',
  rule: { minLength: 12, isStrong: true },
};

/** Opens the back office, and keeps what is sent to the paths of links. */
function open(hash = '', answers: Partial<FakeServer['responses']> = {}) {
  const server = setUpAdmin(hash);
  const sent: Record<string, unknown> = {};
  const paths = ['/api/auth/forgot-password', '/api/auth/password-link', '/api/auth/reset-password'];
  for (const path of paths)
    server.responses[path] = (body) => {
      sent[path] = body;
      return answers[path]?.(body) ?? { body: path.endsWith('password-link') ? link : {} };
    };
  return { server, sent };
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a forgotten password', () => {
  it('asks for an address and says the same whoever has it', async () => {
    const { sent } = open();
    render(<AdminPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Şifremi unuttum' }));
    const dialog = await dialogOf('Şifremi unuttum');
    const field = dialog.getByLabelText<HTMLInputElement>(/^E-posta/);
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'asistan{Enter}');
    expect(dialog.getByText('Geçerli bir e-posta adresi giriniz')).toBeTruthy();
    await userEvent.type(field, '@Ornek.com{Enter}');
    expect((await dialog.findByRole('status')).textContent).toContain('asistan@ornek.com adresiyle kayıtlı');
    expect(sent).toEqual({ '/api/auth/forgot-password': { email: 'asistan@ornek.com' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Girişe dön' }));
    expect(await screen.findByRole('dialog', { name: 'Admin Girişi' })).toBeTruthy();
  });

  it('says that the server was not reached, and keeps the address', async () => {
    const { server } = open();
    render(<AdminPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Şifremi unuttum' }));
    const dialog = await dialogOf('Şifremi unuttum');
    server.isDown = true;
    await userEvent.type(dialog.getByLabelText(/^E-posta/), 'asistan@ornek.com{Enter}');
    expect((await dialog.findByText(/^Sunucuya şu anda ulaşılamıyor/)).closest('[role=alert]')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^E-posta/).value).toBe('asistan@ornek.com');
  });
});

describe('a link from an e-mail', () => {
  const first = (dialog: Awaited<ReturnType<typeof dialogOf>>) => dialog.findByLabelText(/^Yeni şifre(?! \()/);

  it('lets somebody choose a password, then asks them to sign in with it', async () => {
    const { sent } = open('#sifre?baglanti=jeton');
    render(<AdminPage />);
    const dialog = await dialogOf('Şifrenizi belirleyin');
    expect(await dialog.findByText('asistan')).toBeTruthy();
    expect(dialog.getByText('En az 12 karakter; örneğin yan yana üç dört sözcük')).toBeTruthy();
    await userEvent.type(await first(dialog), 'kısa{Enter}');
    expect(dialog.getByText('Şifre en az 8 karakter olmalıdır')).toBeTruthy();
    await userEvent.clear(await first(dialog));
    await userEvent.type(await first(dialog), 'yepyeni kestane{Enter}');
    expect(dialog.getByText('Şifreler eşleşmiyor')).toBeTruthy();
    expect(sent).not.toHaveProperty('/api/auth/reset-password');
    await userEvent.type(dialog.getByLabelText(/^Yeni şifre \(tekrar/), 'yepyeni kestane{Enter}');

    const login = await dialogOf('Admin Girişi');
    expect(login.getByText('Şifreniz kaydedildi. Şimdi giriş yapabilirsiniz.')).toBeTruthy();
    expect(login.getByLabelText<HTMLInputElement>(/^Kullanıcı adı/).value).toBe('asistan');
    expect(location.hash).toBe('');
    expect(sent['/api/auth/reset-password']).toEqual({ token: 'jeton', password: 'yepyeni kestane' });
  });

  it('that is of no use any more leads to another', async () => {
    open('#sifre?baglanti=eski', { '/api/auth/password-link': () => expired });
    render(<AdminPage />);
    const dialog = await dialogOf('Şifrenizi belirleyin');
    expect(await dialog.findByText('Bu bağlantının süresi dolmuş.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Yeni bağlantı iste' }));
    expect(await screen.findByRole('dialog', { name: 'Şifremi unuttum' })).toBeTruthy();
  });

  it('that was used meanwhile says so when the password is saved', async () => {
    open('#sifre?baglanti=jeton', { '/api/auth/reset-password': () => expired });
    render(<AdminPage />);
    const dialog = await dialogOf('Şifrenizi belirleyin');
    await userEvent.type(await first(dialog), 'yepyeni kestane');
    await userEvent.type(dialog.getByLabelText(/^Yeni şifre \(tekrar/), 'yepyeni kestane{Enter}');
    expect(await dialog.findByText('Bu bağlantının süresi dolmuş.')).toBeTruthy();
  });

  it('says at the field that the password is easy to guess, and keeps what was typed', async () => {
    const message = 'Bu şifre kolay tahmin edilir.';
    const errors = [{ field: 'password', message, code: 'WEAK_PASSWORD' }];
    const weak = { status: 400, body: { message: 'Şifre yeterince güçlü değil.', code: 'WEAK_PASSWORD', errors } };
    open('#sifre?baglanti=jeton', { '/api/auth/reset-password': () => weak });
    render(<AdminPage />);
    const dialog = await dialogOf('Şifrenizi belirleyin');
    await userEvent.type(await first(dialog), 'şifreşifreşifre');
    await userEvent.type(dialog.getByLabelText(/^Yeni şifre \(tekrar/), 'şifreşifreşifre{Enter}');
    expect(await dialog.findByText(message)).toBeTruthy();
    const field = (await first(dialog)) as HTMLInputElement;
    expect([document.activeElement, field.value, field.getAttribute('aria-invalid')]).toEqual([
      field,
      'şifreşifreşifre',
      'true',
    ]);
  });

  it('comes before the work of somebody who is signed in here, which goes on after it', async () => {
    const { server } = open('#sifre?baglanti=jeton');
    server.signedIn = people.admin;
    render(<AdminPage />);
    const dialog = await dialogOf('Şifrenizi belirleyin');
    expect(screen.queryByRole('navigation', { name: 'Bölümler' })).toBeNull();
    await userEvent.type(await first(dialog), 'yepyeni kestane');
    await userEvent.type(dialog.getByLabelText(/^Yeni şifre \(tekrar/), 'yepyeni kestane{Enter}');
    expect(await screen.findByRole('navigation', { name: 'Bölümler' })).toBeTruthy();
    expect(await screen.findByText('Şifre başarıyla değiştirildi')).toBeTruthy();
  });
});
