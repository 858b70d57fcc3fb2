import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from './users.ts';
import UsersScreen from './users-screen.tsx';

const seen = '2026-11-20T09:30:00.000Z';
const owner = {
  id: 'u1',
  username: 'admin',
  email: null as string | null,
  role: 'admin',
  isActive: true,
  lastLogin: seen as string | null,
  invitedAt: null as string | null,
  hasTwoStep: false,
  createdAt: seen,
  version: 1,
};
const assistant = {
  ...owner,
  id: '2',
  username: 'Şule',
  email: 'sule@ornek.com' as string | null,
  role: 'user',
  lastLogin: null as string | null,
};

function open(...stored: (typeof assistant)[]) {
  const site: { users: object[] } = { users: stored };
  const api = fakeApi({
    Query: { users: () => site.users, passwordRule: { minLength: 12, isStrong: true } },
    Mutation: {
      createUser({ input: { password: _, ...input } }: { input: Partial<User> & { password: string } }) {
        const created = { ...assistant, ...input, id: 'new' };
        site.users = [...site.users, created];
        return created;
      },
      updateUser: ({ id, input }: { id: string; input: Partial<User> }) => ({ ...assistant, ...input, id, version: 2 }),
      setUserPassword: () => true,
      sendPasswordLink: () => true,
      removeTwoStep: () => true,
      deleteUser() {
        site.users = [];
        return true;
      },
    },
  });
  return { api, site, ...renderSection(<UsersScreen />, { api, hash: '#users' }) };
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Opened = ReturnType<typeof open>;
async function choose({ user }: Opened, name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `İşlemler: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

it('shows who signs in, with which role, and when last', async () => {
  open(assistant, { ...assistant, id: '3', username: 'Deniz', role: 'moderator', isActive: false, lastLogin: seen });
  const row = within(await screen.findByRole('row', { name: 'Şule' }));
  for (const text of ['sule@ornek.com', 'Kullanıcı', 'Aktif', 'Hiçbir zaman']) expect(row.getByText(text)).toBeTruthy();
  const other = within(screen.getByRole('row', { name: 'Deniz' }));
  for (const text of ['Moderatör', 'Pasif', /20\.11\.2026/]) expect(other.getAllByText(text)[0]).toBeTruthy();
});

it('warns of an address that refuses e-mails', async () => {
  const mark = { id: 'r1', address: 'sule@ornek.com', cause: 'full', serverCode: null, count: 1, markedBy: null };
  const { api } = open(assistant, { ...assistant, id: '3', username: 'Deniz', email: 'deniz@ornek.com' });
  api.use({ Query: { refusedAddresses: () => [{ ...mark, lastAt: seen }] } });
  expect(await within(await screen.findByRole('row', { name: 'Şule' })).findByText('E-posta ulaşmıyor')).toBeTruthy();
  expect(screen.getAllByText('E-posta ulaşmıyor')).toHaveLength(1);
});

it('filters by role, state, name and address; the figures do as well', async () => {
  const { user } = open(assistant, { ...assistant, id: '3', username: 'Deniz', role: 'moderator', isActive: false });
  await user.click(await screen.findByRole('button', { name: /Pasif/ }));
  expect(screen.queryByRole('row', { name: 'Şule' })).toBeNull();
  expect(screen.getByRole('row', { name: 'Deniz' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Toplam/ }));
  await user.selectOptions(screen.getByLabelText('Rol'), 'Kullanıcı');
  expect(screen.queryByRole('row', { name: 'Deniz' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'sule@');
  expect(await screen.findByRole('row', { name: 'Şule' })).toBeTruthy();
});

describe('an invitation', () => {
  it('goes to a new user without a password', async () => {
    const { api, user } = open(assistant);
    await user.click(await screen.findByRole('button', { name: 'Yeni kullanıcı' }));
    const dialog = await dialogOf('Yeni kullanıcı');
    await user.type(dialog.getByLabelText(/^Kullanıcı adı/), 'Deniz');
    await user.type(dialog.getByLabelText(/^E-posta/), 'deniz@ornek.com');
    await user.click(dialog.getByRole('button', { name: 'Davet et' }));
    expect(await screen.findByText('Kullanıcı başarıyla oluşturuldu')).toBeTruthy();
    expect(api.callsOf('CreateUser')).toMatchObject([{ input: { username: 'Deniz', email: 'deniz@ornek.com' } }]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('is sent again to a user who has no password yet; others get a link for a forgotten one', async () => {
    const opened = open({ ...assistant, invitedAt: seen }, { ...assistant, id: '3', username: 'Deniz' });
    expect(within(await screen.findByRole('row', { name: 'Şule' })).getByText('Davet edildi')).toBeTruthy();
    await choose(opened, 'Şule', 'Daveti yeniden gönder');
    expect(await screen.findByText('sule@ornek.com için davet hazırlandı')).toBeTruthy();
    await choose(opened, 'Deniz', 'Şifre bağlantısı gönder');
    expect(await screen.findByText('Şifre bağlantısı birkaç saniye içinde gönderilecek.')).toBeTruthy();
    expect(opened.api.callsOf('SendPasswordLink')).toEqual([{ id: '2' }, { id: '3' }]);
  });

  it('can be handed on as a link, which is what is said while e-mails do not leave', async () => {
    const opened = open({ ...assistant, invitedAt: seen }, { ...assistant, id: '3', username: 'Deniz' });
    opened.api.use({
      Query: { mailState: { problem: 'not_set_up' } },
      Mutation: { createInvitationLink: { path: '/admin#sifre?baglanti=abc' } },
    });
    opened.emit({ type: 'mail-state.changed', payload: { id: 'smtp' } });
    await choose(opened, 'Şule', 'Daveti yeniden gönder');
    const waits = /E-posta sunucusu ayarlı değil; davet bekliyor\. Davet bağlantısını kopyalayıp kendiniz iletin\./;
    const toneOf = (text: HTMLElement) => text.closest('[data-tone]')?.getAttribute('data-tone');
    expect(toneOf(await screen.findByText(waits))).toBe('warning');
    await choose(opened, 'Şule', 'Davet bağlantısını kopyala');
    expect(await screen.findByText('Şule için davet bağlantısı kopyalandı')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/admin#sifre?baglanti=abc`);
    await opened.user.click(screen.getByRole('button', { name: 'İşlemler: Deniz' }));
    expect(screen.queryByRole('menuitem', { name: 'Davet bağlantısını kopyala' })).toBeNull();
  });
});

it('the second step is taken away from a user who lost it, after asking', async () => {
  const opened = open({ ...assistant, hasTwoStep: true });
  expect(await screen.findByText(/İki adımlı giriş$/)).toBeTruthy();
  await choose(opened, 'Şule', 'İki adımlı girişi kaldır');
  const question = within(await screen.findByRole('alertdialog', { name: /^Şule için/ }));
  await opened.user.click(question.getByRole('button', { name: 'Kaldır' }));
  expect(await screen.findByText('İki adımlı giriş kaldırıldı')).toBeTruthy();
  expect(opened.api.callsOf('RemoveTwoStep')).toEqual([{ id: '2' }]);
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});

describe('a new user', () => {
  it('needs a name, an address and the same password twice', async () => {
    const { api, user } = open(assistant);
    await user.click(await screen.findByRole('button', { name: 'Yeni kullanıcı' }));
    const dialog = await dialogOf('Yeni kullanıcı');
    await user.type(dialog.getByLabelText(/^Şifre(?! \()/, { selector: 'input' }), 'uzun kestane');
    await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
    expect(await dialog.findAllByText('Kullanıcı adı ve e-posta gereklidir')).toHaveLength(2);
    expect(dialog.getByText('Şifreler eşleşmiyor')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Kullanıcı adı/), 'Deniz');
    await user.type(dialog.getByLabelText(/^E-posta/), 'deniz@ornek.com');
    await user.selectOptions(dialog.getByLabelText(/^Rol/), 'Moderatör');
    await user.type(dialog.getByLabelText(/^Şifre \(tekrar\)/), 'uzun kestane');
    await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
    expect(await screen.findByText('Kullanıcı başarıyla oluşturuldu')).toBeTruthy();
    const input = { username: 'Deniz', email: 'deniz@ornek.com', role: 'moderator', password: 'uzun kestane' };
    expect(api.callsOf('CreateUser')).toEqual([{ input: { ...input, isActive: true } }]);
  });

  it('whose name is taken is refused at the field, with all that was typed kept', async () => {
    const { api, user } = open(assistant);
    const errors = [{ field: 'username', message: 'Bu kullanıcı adı zaten kullanılıyor', code: 'DUPLICATE' }];
    api.fail('CreateUser', new ApiProblem('CONFLICT', { errors }));
    await user.click(await screen.findByRole('button', { name: 'Yeni kullanıcı' }));
    const dialog = await dialogOf('Yeni kullanıcı');
    await user.type(dialog.getByLabelText(/^Kullanıcı adı/), 'Şule');
    await user.type(dialog.getByLabelText(/^E-posta/), 'sule@ornek.com');
    for (const field of dialog.getAllByLabelText(/^Şifre/, { selector: 'input' }))
      await user.type(field, 'uzun kestane');
    await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
    expect((await dialog.findAllByText('Bu kullanıcı adı zaten kullanılıyor')).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText(/^Kullanıcı adı/).getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByDisplayValue('sule@ornek.com')).toBeTruthy();
  });
});

it('a changed user keeps the password unless another is typed', async () => {
  const { api, user } = open(assistant);
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Şule' }));
  const dialog = await dialogOf('Düzenle: Şule');
  await user.selectOptions(dialog.getByLabelText(/^Rol/), 'Yönetici');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Kullanıcı başarıyla güncellendi')).toBeTruthy();
  expect(api.callsOf('UpdateUser')).toEqual([{ id: '2', input: { role: 'admin', version: 1 } }]);
});

it('a button switches a user off and on', async () => {
  const opened = open(assistant);
  await choose(opened, 'Şule', 'Pasif yap');
  expect(await screen.findByText('Kullanıcı başarıyla güncellendi')).toBeTruthy();
  expect(opened.api.callsOf('UpdateUser')).toEqual([{ id: '2', input: { isActive: false } }]);
});

it('the menu of a user leads to their access tokens, and to what they did', async () => {
  const opened = open(assistant);
  await choose(opened, 'Şule', 'Denetim kaydı');
  expect(decodeURIComponent(location.hash)).toBe('#audit-log?person=Şule');
  await choose(opened, 'Şule', 'Erişim anahtarları');
  expect(decodeURIComponent(location.hash)).toBe('#access-tokens?person=Şule');
});

describe('a new password for another user', () => {
  it('is long enough, and typed twice', async () => {
    const opened = open(assistant);
    const { api, user } = opened;
    await choose(opened, 'Şule', 'Şifre değiştir');
    const dialog = await dialogOf('Şifre değiştir: Şule');
    const [first, second] = dialog.getAllByLabelText(/^Yeni şifre/) as [HTMLElement, HTMLElement];
    await user.type(first, '1234567');
    await user.click(dialog.getByRole('button', { name: 'Değiştir' }));
    expect(dialog.getByText('Şifre en az 8 karakter olmalıdır')).toBeTruthy();
    await user.type(first, '8');
    await user.click(dialog.getByRole('button', { name: 'Değiştir' }));
    expect(dialog.getByText('Şifreler eşleşmiyor')).toBeTruthy();
    expect(document.activeElement).toBe(second);
    await user.type(second, '12345678');
    await user.click(dialog.getByRole('button', { name: 'Değiştir' }));
    expect(await screen.findByText('Şifre başarıyla değiştirildi')).toBeTruthy();
    expect(api.callsOf('SetUserPassword')).toEqual([{ id: '2', input: { password: '12345678' } }]);
  });

  it('says the rule at the field, and keeps what the server finds too easy', async () => {
    const opened = open(assistant);
    const { api, user } = opened;
    const message = 'Bu şifre kolay tahmin edilir.';
    api.fail(
      'SetUserPassword',
      new ApiProblem('WEAK_PASSWORD', { errors: [{ field: 'password', message, code: 'WEAK_PASSWORD' }] }),
    );
    await choose(opened, 'Şule', 'Şifre değiştir');
    const dialog = await dialogOf('Şifre değiştir: Şule');
    expect(await dialog.findByText('En az 12 karakter; örneğin yan yana üç dört sözcük')).toBeTruthy();
    const [first, second] = dialog.getAllByLabelText(/^Yeni şifre/) as [HTMLInputElement, HTMLElement];
    for (const field of [first, second]) await user.type(field, 'sulesulesule');
    await user.click(dialog.getByRole('button', { name: 'Değiştir' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect([document.activeElement, first.value]).toEqual([first, 'sulesulesule']);
  });
});

it('a user is deleted after confirmation, or it is said why not', async () => {
  const { api, user } = open(assistant);
  const message = 'Son etkin yönetici silinemez, pasif yapılamaz ve rolü değiştirilemez.';
  api.fail('DeleteUser', new ApiProblem('CONFLICT', { errors: [{ field: 'id', message, code: 'LAST_ADMIN' }] }));
  await user.click(await screen.findByRole('button', { name: 'Sil: Şule' }));
  expect(screen.getByText(/Bu işlem geri alınamaz/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('oneself is named, and neither demoted, switched off, deleted nor given a password here', async () => {
  const { user } = open({ ...assistant, ...owner, email: null });
  expect(await screen.findByText('(siz)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sil: admin' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'İşlemler: admin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Düzenle: admin' }));
  const dialog = await dialogOf('Düzenle: admin');
  expect(dialog.getByLabelText<HTMLSelectElement>(/^Rol/).disabled).toBe(true);
  expect(dialog.queryByLabelText(/^Şifre/)).toBeNull();
  expect(dialog.queryByLabelText('Aktif')).toBeNull();
});

it('says that the list did not come', async () => {
  const api = fakeApi({
    Query: {
      users() {
        throw new ApiProblem('INTERNAL');
      },
    },
  });
  renderSection(<UsersScreen />, { api, hash: '#users' });
  expect(await screen.findByText('Kullanıcılar Yüklenemedi')).toBeTruthy();
});
