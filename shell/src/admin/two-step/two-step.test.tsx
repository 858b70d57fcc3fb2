import { ApiProblem, fakeApi } from '@practice/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setUpSite } from '../../testing/site.tsx';
import { AdminPage, people, setUpAdmin } from '../testing/render-admin.tsx';

setUpSite();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const codes = ['k3m9-x7pq-2vnd', 'aaaa-bbbb-cccc'];
const setup = { secret: 'ABCDEFGH', address: 'otpauth://totp/x', picture: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

async function open(isOn = false) {
  const server = setUpAdmin();
  server.signedIn = people.user;
  const state = { isOn, since: isOn ? '2026-11-20T09:30:00.000Z' : null, recoveryCodesLeft: isOn ? 2 : 0 };
  server.api = fakeApi({
    Query: { twoStep: () => state, passkeys: () => [] },
    Mutation: {
      startTwoStep: ({ input }: { input: { password: string } }) => {
        if (input.password === 'parola') return setup;
        const errors = [{ field: 'password', message: 'Şifre hatalı', code: 'WRONG_PASSWORD' }];
        throw new ApiProblem('VALIDATION_FAILED', { errors });
      },
      confirmTwoStep: () => ({ codes }),
      renewRecoveryCodes: () => ({ codes }),
      endTwoStep: () => {
        Object.assign(state, { isOn: false, since: null, recoveryCodesLeft: 0 });
        return true;
      },
    },
  });
  render(<AdminPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hesap: asistan' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'İki adımlı giriş' }));
  return server;
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the second step in the account menu', () => {
  it('is set up with the password and a code; the recovery codes are shown', async () => {
    const { api } = await open();
    await userEvent.click(await (await dialogOf('İki adımlı giriş')).findByRole('button', { name: 'Uygulama kur' }));
    const password = await dialogOf('Doğrulama uygulaması kurun');
    const field = password.getByLabelText(/^Şifreniz/, { selector: 'input' });
    await userEvent.type(field, 'yanlış{Enter}');
    expect(await password.findByText('Şifre hatalı')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'parola{Enter}');

    const confirm = await dialogOf('Kodu uygulamaya ekleyin');
    expect(confirm.getByRole('img').getAttribute('src')).toContain('data:image/svg+xml,');
    expect(confirm.getByText('ABCD EFGH')).toBeTruthy();
    await userEvent.type(confirm.getByLabelText(/^Doğrulama kodu/), '123456{Enter}');
    const shown = await dialogOf('Kurtarma kodlarınız');
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await userEvent.click(shown.getByRole('button', { name: 'Kaydettim, kapat' }));
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Kurtarma kodlarınız' })).toBeNull();
    expect(api.callsOf('ConfirmTwoStep')).toEqual([{ input: { code: '123456' } }]);
  });

  it('says since when it is on, gives new codes, and ends with the password', async () => {
    await open(true);
    const state = await dialogOf('İki adımlı giriş');
    expect(await state.findByText('2 kurtarma kodunuz kaldı.')).toBeTruthy();
    await userEvent.click(state.getByRole('button', { name: 'Uygulamayı kaldır' }));
    const password = await dialogOf('Uygulama kaldırılsın mı?');
    await userEvent.type(password.getByLabelText(/^Şifreniz/, { selector: 'input' }), 'parola{Enter}');
    expect(await (await dialogOf('İki adımlı giriş')).findByRole('button', { name: 'Uygulama kur' })).toBeTruthy();
  });
});

describe('a second step that the role requires', () => {
  it('is set up before anything else is shown', async () => {
    const server = setUpAdmin();
    server.signedIn = { ...people.moderator, needsTwoStep: true };
    server.api = fakeApi({
      Mutation: { startTwoStep: () => setup, confirmTwoStep: () => ({ codes }) },
    });
    render(<AdminPage />);
    const required = await dialogOf('İki adımlı giriş gerekiyor');
    expect(screen.queryByRole('button', { name: 'Hesap: moderator' })).toBeNull();
    await userEvent.click(required.getByRole('button', { name: 'Uygulama kur' }));
    const password = await dialogOf('Doğrulama uygulaması kurun');
    await userEvent.type(password.getByLabelText(/^Şifreniz/, { selector: 'input' }), 'parola{Enter}');
    const confirm = await dialogOf('Kodu uygulamaya ekleyin');
    await userEvent.type(confirm.getByLabelText(/^Doğrulama kodu/), '123456{Enter}');
    const shown = await dialogOf('Kurtarma kodlarınız');
    server.signedIn = people.moderator;
    await userEvent.click(shown.getByRole('button', { name: 'Kaydettim, kapat' }));
    expect(await screen.findByRole('button', { name: 'Hesap: moderator' })).toBeTruthy();
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Kurtarma kodlarınız' })).toBeNull();
  });

  it('leaves what somebody was at, and can be left by signing out', async () => {
    const server = setUpAdmin();
    server.signedIn = people.moderator;
    render(<AdminPage />);
    expect(await screen.findByRole('button', { name: 'Hesap: moderator' })).toBeTruthy();
    server.signedIn = { ...people.moderator, needsTwoStep: true };
    document.dispatchEvent(new Event('visibilitychange'));
    const required = await dialogOf('İki adımlı giriş gerekiyor');
    expect(required.getByText(/yazdıklarınız duruyor/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hesap: moderator', hidden: true })).toBeTruthy();
    await userEvent.click(required.getByRole('button', { name: 'Çıkış' }));
    await expect.poll(() => server.calls).toContain('POST /api/auth/logout');
    expect(await dialogOf('Admin Girişi')).toBeTruthy();
  });
});

describe('a sign-in with a second step', () => {
  it('asks for the code after the password, and says what was wrong with it', async () => {
    const server = setUpAdmin();
    server.needsCode = '123456';
    render(<AdminPage />);
    await userEvent.type(await screen.findByLabelText(/Kullanıcı adı/), 'asistan');
    await userEvent.type(screen.getByLabelText(/^Şifre(?!yi)/), 'parola{Enter}');
    const dialog = await dialogOf('İkinci adım');
    const field = dialog.getByLabelText(/^Doğrulama kodu/);
    await userEvent.type(field, '12{Enter}');
    expect(dialog.getByText('Kod en az 6 karakterdir')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '654321{Enter}');
    expect(await dialog.findByText('Kod hatalı ya da daha önce kullanılmış.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '123 456{Enter}');
    expect(await screen.findByRole('navigation', { name: 'Bölümler' })).toBeTruthy();
  });
});
