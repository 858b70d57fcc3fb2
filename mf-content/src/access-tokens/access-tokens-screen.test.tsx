import { accessTokenDays, addDays, today } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import AccessTokensScreen from './access-tokens-screen.tsx';

const own = {
  id: 't1',
  name: 'Muhasebe',
  scope: 'read',
  username: 'asistan',
  createdAt: '2026-11-20T09:30:00.000Z',
  expiresAt: addDays(today(), 90),
  lastUsedAt: null as string | null,
};
const old = { ...own, id: 't2', name: 'Rapor', scope: 'read-write', expiresAt: addDays(today(), -1) };
const others = { ...own, id: 't3', name: 'Takvim', username: 'Şule', lastUsedAt: '2026-11-21T10:00:00.000Z' };

function open({ hash = '#access-tokens', role = 'user' as 'user' | 'admin', stored = [own, old, others] } = {}) {
  const site = { tokens: stored };
  const api = fakeApi({
    Query: {
      accessTokens: ({ everybody }: { everybody: boolean }) =>
        site.tokens.filter(({ username }) => everybody || username === 'asistan'),
    },
    Mutation: {
      createAccessToken({ input: { password: _, ...input } }: { input: typeof own & { password: string } }) {
        const made = { ...own, ...input, id: 'new' };
        site.tokens = [made, ...site.tokens];
        return { ...made, token: 'klinik_gizli' };
      },
      revokeAccessToken({ id }: { id: string }) {
        site.tokens = site.tokens.filter((token) => token.id !== id);
        return true;
      },
    },
  });
  return { api, ...renderSection(<AccessTokensScreen />, { api, hash, role }) };
}

const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

it("shows one's own tokens: what they may, when they were used, and until when", async () => {
  const { api } = open();
  const row = within(await screen.findByRole('row', { name: 'Muhasebe' }));
  for (const text of ['Yalnızca okuma', 'Hiç kullanılmadı']) expect(row.getByText(text)).toBeTruthy();
  const over = within(screen.getByRole('row', { name: 'Rapor' }));
  for (const text of ['Okuma ve yazma', 'Süresi doldu']) expect(over.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('row', { name: 'Takvim' })).toBeNull();
  expect(screen.queryByLabelText('Kimin anahtarları')).toBeNull();
  expect(api.callsOf('AccessTokens')).toEqual([{ everybody: false }]);
});

describe('a new token', () => {
  const fill = async ({ user }: ReturnType<typeof open>, name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Yeni anahtar' }));
    const dialog = await dialogOf('Yeni erişim anahtarı');
    await user.type(dialog.getByLabelText(/^Ad/, { selector: 'input' }), name);
    await user.type(dialog.getByLabelText(/^Şifreniz/, { selector: 'input' }), 'şifrem');
    return dialog;
  };

  it('is shown once, to copy, and then only listed', async () => {
    const opened = open();
    const { api, user } = opened;
    const dialog = await fill(opened, 'Yedekleme');
    await user.selectOptions(dialog.getByLabelText(/^Kapsam/), 'Okuma ve yazma');
    await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
    const shown = await dialogOf('Anahtar hazır: Yedekleme');
    expect(shown.getByText('Bu anahtar bir daha gösterilmez.')).toBeTruthy();
    expect(shown.getByLabelText<HTMLInputElement>(/^Erişim anahtarı/).value).toBe('klinik_gizli');
    await user.click(shown.getByRole('button', { name: 'Kopyala' }));
    expect(await screen.findByText('Anahtar kopyalandı')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('klinik_gizli');
    await user.click(shown.getByRole('button', { name: 'Kaydettim, kapat' }));
    expect(await screen.findByRole('row', { name: 'Yedekleme' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByDisplayValue('klinik_gizli')).toBeNull());
    const expiresAt = addDays(today(), accessTokenDays.default);
    const input = { name: 'Yedekleme', scope: 'read-write', expiresAt, password: 'şifrem' };
    expect(api.callsOf('CreateAccessToken')).toEqual([{ input }]);
  });

  it('needs a name and the password, and what was typed stays when the password is wrong', async () => {
    const opened = open();
    const { api, user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Yeni anahtar' }));
    const empty = await dialogOf('Yeni erişim anahtarı');
    await user.click(empty.getByRole('button', { name: 'Oluştur' }));
    for (const text of ['Bir ad verin', 'Şifrenizi girin']) expect(empty.getByText(text)).toBeTruthy();
    expect(api.callsOf('CreateAccessToken')).toEqual([]);
    const errors = [{ field: 'password', message: 'Şifre hatalı', code: 'WRONG_PASSWORD' }];
    api.fail('CreateAccessToken', new ApiProblem('VALIDATION_FAILED', { errors }));
    await user.type(empty.getByLabelText(/^Ad/, { selector: 'input' }), 'Yedekleme');
    await user.type(empty.getByLabelText(/^Şifreniz/, { selector: 'input' }), 'yanlış');
    await user.click(empty.getByRole('button', { name: 'Oluştur' }));
    expect(await empty.findByText('Şifre hatalı')).toBeTruthy();
    expect(empty.getByDisplayValue('Yedekleme')).toBeTruthy();
  });
});

it('is revoked after a question', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'İptal et: Muhasebe' }));
  const question = within(await screen.findByRole('alertdialog', { name: '“Muhasebe” iptal edilsin mi?' }));
  await user.click(question.getByRole('button', { name: 'İptal et' }));
  expect(await screen.findByText('Erişim anahtarı iptal edildi')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Muhasebe' })).toBeNull());
  expect(api.callsOf('RevokeAccessToken')).toEqual([{ id: 't1' }]);
});

it("admins see everybody's, and one person's by the address", async () => {
  const { user } = open({ role: 'admin', hash: '#access-tokens?person=Şule' });
  expect(await screen.findByRole('row', { name: 'Takvim' })).toBeTruthy();
  expect(screen.queryByRole('row', { name: 'Muhasebe' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Kimin anahtarları'), 'Herkesin anahtarları');
  expect(await screen.findByRole('row', { name: 'Muhasebe' })).toBeTruthy();
  expect(within(screen.getByRole('row', { name: 'Takvim' })).getByText('Şule')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Kimin anahtarları'), 'Kendi anahtarlarım');
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Takvim' })).toBeNull());
});

it('says what tokens are for when there is none, and when the list did not come', async () => {
  const { unmount } = open({ stored: [] });
  expect(await screen.findByText('Henüz erişim anahtarınız yok.')).toBeTruthy();
  unmount();
  const accessTokens = () => {
    throw new ApiProblem('INTERNAL');
  };
  const api = fakeApi({ Query: { accessTokens } });
  renderSection(<AccessTokensScreen />, { api, hash: '#access-tokens' });
  expect(await screen.findByText('Erişim anahtarları yüklenemedi')).toBeTruthy();
});
