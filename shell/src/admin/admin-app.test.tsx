import { can, staffRoles } from '@practice/contracts';
import { useSection, useStaff, useUnsavedGuard } from '@practice/ui/back-office';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpSite } from '../testing/site.tsx';
import { AdminPage, type FakeServer, people, sections, setUpAdmin } from './testing/render-admin.tsx';

setUpSite();

let server: FakeServer;
beforeEach(() => {
  server = setUpAdmin();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nav = () => screen.findByRole('navigation', { name: 'Bölümler' });
const login = async (username = 'selin', password = 'parola') => {
  await userEvent.type(await screen.findByLabelText(/Kullanıcı adı/), username);
  await userEvent.type(screen.getByLabelText(/^Şifre(?!yi)/), `${password}{Enter}`);
};

describe('the way in', () => {
  it('waits, then asks for a sign-in', async () => {
    render(<AdminPage />);
    expect(screen.getByText('Yükleniyor…')).toBeTruthy();
    const dialog = await screen.findByRole('dialog', { name: 'Admin Girişi' });
    expect(within(dialog).getByText('Giriş bilgileri için sistem yöneticinize başvurun.')).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByLabelText(/Kullanıcı adı/));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('needs both fields', async () => {
    render(<AdminPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Giriş Yap' }));
    expect(screen.getByText('Kullanıcı adı gereklidir')).toBeTruthy();
    expect(screen.getByText('Şifre gereklidir')).toBeTruthy();
    expect(server.calls).not.toContain('POST /api/auth/login');
  });

  it('shows the password on request', async () => {
    render(<AdminPage />);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Şifre(?!yi)/);
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Şifreyi göster' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Şifreyi gizle' }));
    expect(field.type).toBe('password');
  });

  it('lets a password manager and the clipboard fill it in', async () => {
    render(<AdminPage />);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Şifre(?!yi)/);
    const name = screen.getByLabelText<HTMLInputElement>(/Kullanıcı adı/);
    expect([name.autocomplete, field.autocomplete]).toEqual(['username', 'current-password']);
    await userEvent.click(field);
    await userEvent.paste('mavi kestane bisiklet');
    expect(field.value).toBe('mavi kestane bisiklet');
  });

  it('says what was wrong and keeps what was typed', async () => {
    render(<AdminPage />);
    await login('selin', 'yanlış');
    expect((await screen.findByText('Kullanıcı adı veya şifre hatalı.')).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Kullanıcı adı/).value).toBe('selin');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Şifre(?!yi)/));
  });

  it('says that it is sending, once', async () => {
    let respond = (_: Response) => {};
    render(<AdminPage />);
    await screen.findByRole('button', { name: 'Giriş Yap' });
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise<Response>((resolve) => {
          respond = resolve;
        }),
    );
    await login();
    expect((await screen.findByRole('button', { name: 'Giriş yapılıyor...' })).getAttribute('aria-busy')).toBe('true');
    await act(async () => respond(Response.json({}, { status: 500 })));
    expect(await screen.findByText('Giriş başarısız')).toBeTruthy();
  });

  it('says how long a lock lasts', async () => {
    server.wait = '840';
    render(<AdminPage />);
    await login();
    expect(await screen.findByText('Çok fazla hatalı deneme yapıldı.')).toBeTruthy();
    expect(await screen.findByText('14 dakika sonra yeniden deneyebilirsiniz.')).toBeTruthy();
  });

  it('leads to the first section', async () => {
    render(<AdminPage />);
    await login();
    expect(await screen.findByText('Bölüm: appointments')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Admin Girişi' })).toBeNull();
    expect(document.title).toContain('Randevular');
  });
});

describe('the frame', () => {
  it.each(staffRoles)('shows to the role %s the sections that it may see, in their groups', async (role) => {
    server.signedIn = people[role];
    render(<AdminPage />);
    const links = within(await nav())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    const inOrder = [sections.appointments, sections.contacts, sections.blog, sections.users, sections.settings];
    expect(links).toEqual(inOrder.filter(({ permission }) => can(role, permission)).map(({ title }) => title));
  });

  it('leaves out groups and menu entries of missing sections', async () => {
    server.signedIn = people.admin;
    render(<AdminPage listed={[sections.appointments, sections.settings]} />);
    expect((await nav()).textContent).not.toContain('İçerik');
    await userEvent.click(screen.getByRole('button', { name: 'Hesap: selin' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Ayarlar',
      'Önizlemeler…',
      'Şifremi değiştir',
      'İki adımlı giriş',
      'Oturumlarım',
      'Çıkış',
    ]);
    expect(screen.getAllByText('Administrator').length).toBeGreaterThan(0);
  });

  it('follows the hash, and shows the first section for an unknown one', async () => {
    server.signedIn = people.admin;
    history.replaceState(null, '', '/admin#contacts');
    render(<AdminPage />);
    expect(await screen.findByText('Bölüm: contacts')).toBeTruthy();
    expect(within(await nav()).getByRole('link', { current: 'page' }).textContent).toBe('Mesajlar');
    await userEvent.click(within(await nav()).getByRole('link', { name: 'Blog' }));
    expect(screen.getByText('Bölüm: blog')).toBeTruthy();
    expect(location.hash).toBe('#blog');
    cleanup();
    history.replaceState(null, '', '/admin#olmayan');
    render(<AdminPage />);
    expect(await screen.findByText('Bölüm: appointments')).toBeTruthy();
  });

  it('folds its navigation, and remembers it', async () => {
    server.signedIn = people.admin;
    const { unmount } = render(<AdminPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Menüyü daralt' }));
    expect(within(await nav()).getByRole('link', { name: 'Blog' }).textContent).toBe('');
    unmount();
    render(<AdminPage />);
    expect(await screen.findByRole('button', { name: 'Menüyü genişlet' })).toBeTruthy();
  });

  it('confines a failing section', async () => {
    server.signedIn = people.admin;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<AdminPage screen={Fragile} />);
    await userEvent.click(within(await nav()).getByRole('link', { name: 'Blog' }));
    expect(await screen.findByText('Bir Hata Oluştu')).toBeTruthy();
    await userEvent.click(within(await nav()).getByRole('link', { name: 'Mesajlar' }));
    expect(await screen.findByText('iyi')).toBeTruthy();
  });

  it('keeps working when the code of a section cannot be loaded, and loads it on request', async () => {
    server.signedIn = people.admin;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isThere = false;
    const page = async () => ({ status: 200, title: '' });
    const fetchModule = async () => {
      if (!isThere) throw new Error('no such file');
      return { default: () => <p>Geldi</p>, page };
    };
    render(<AdminPage fetchModule={fetchModule} />);
    expect(await screen.findByText('Randevular şu anda açılamadı')).toBeTruthy();
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('Geldi')).toBeTruthy();
  });
});

function Fragile({ section }: { section: string }) {
  if (section === 'blog') throw new Error('kaput');
  return <p>iyi</p>;
}

function Form() {
  const { fetch } = useStaff();
  const { section } = useSection();
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  useUnsavedGuard(text !== '');
  async function save() {
    setStatus(String((await fetch('/api/notes', { method: 'POST', body: JSON.stringify({ text }) })).status));
  }
  return (
    <>
      <p>{section}</p>
      <input aria-label="Not" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={save}>
        Kaydet
      </button>
      <output>{status}</output>
    </>
  );
}

describe('the session ends in the middle of work', () => {
  it('the password is asked for in place; what was typed stays and is saved', async () => {
    server.signedIn = people.admin;
    server.responses['/api/notes'] = () =>
      server.signedIn ? { status: 201, body: {} } : { status: 401, body: { code: 'UNAUTHENTICATED' } };
    render(<AdminPage screen={Form} />);
    await userEvent.type(await screen.findByLabelText('Not'), 'uzun bir not');
    server.signedIn = null;
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    const dialog = await screen.findByRole('dialog', { name: 'Admin Girişi' });
    expect(within(dialog).getByLabelText<HTMLInputElement>(/Kullanıcı adı/).value).toBe('selin');
    expect(screen.getByLabelText<HTMLInputElement>('Not').value).toBe('uzun bir not');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.type(within(dialog).getByLabelText(/^Şifre(?!yi)/), 'parola{Enter}');
    expect(await screen.findByText('201')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Admin Girişi' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Not').value).toBe('uzun bir not');
  });
});

describe('unsaved changes', () => {
  const typed = async () => {
    server.signedIn = people.admin;
    render(<AdminPage screen={Form} />);
    await userEvent.type(await screen.findByLabelText('Not'), 'x');
  };
  const confirmation = () => screen.findByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });

  it('ask for confirmation before another section opens; staying keeps them', async () => {
    await typed();
    await userEvent.click(within(await nav()).getByRole('link', { name: 'Mesajlar' }));
    await userEvent.click(within(await confirmation()).getByText('Düzenlemeye dön'));
    expect(screen.getByText('appointments')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Not').value).toBe('x');
    await vi.waitFor(() => expect(location.hash).not.toBe('#contacts'), 30_000);
  });

  it('are discarded on request', async () => {
    await typed();
    await userEvent.click(within(await nav()).getByRole('link', { name: 'Mesajlar' }));
    await userEvent.click(within(await confirmation()).getByText('Değişiklikleri bırak'));
    expect(await screen.findByText('contacts')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Not').value).toBe('');
  });

  it('ask for confirmation before signing out', async () => {
    await typed();
    await userEvent.click(screen.getByRole('button', { name: 'Hesap: selin' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Çıkış' }));
    expect(await confirmation()).toBeTruthy();
    expect(server.signedIn).toBeTruthy();
    await userEvent.click(screen.getByText('Kaydetmeden çık'));
    expect(await screen.findByRole('dialog', { name: 'Admin Girişi' })).toBeTruthy();
    expect(server.signedIn).toBeNull();
  });
});

it('signing out clears the screen and the address', async () => {
  server.signedIn = people.admin;
  history.replaceState(null, '', '/admin#contacts?status=unread');
  render(<AdminPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hesap: selin' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Çıkış' }));
  expect(await screen.findByRole('dialog', { name: 'Admin Girişi' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  await vi.waitFor(() => expect(location.href).toMatch(/\/admin$/), 30_000);
});
