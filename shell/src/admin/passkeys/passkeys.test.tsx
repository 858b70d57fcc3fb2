import { ApiProblem, fakeApi } from '@practice/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpSite } from '../../testing/site.tsx';
import { AdminPage, people, setUpAdmin } from '../testing/render-admin.tsx';

const credentials = { create: vi.fn(), get: vi.fn() };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const bytes64 = (text: string) => btoa(text).replace(/=+$/, '');

setUpSite();
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class PublicKeyCredential {});
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  credentials.create.mockReset();
  credentials.get.mockReset();
});

const codes = ['k3m9-x7pq-2vnd', 'aaaa-bbbb-cccc'];
const challenge = bytes64('challenge');
const setup = {
  challenge,
  rpId: 'localhost',
  rpName: 'Klinik',
  userHandle: bytes64('u3'),
  username: 'asistan',
  algorithms: [-7],
  excluded: [bytes64('other')],
};
type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };
const phone = { id: 'p1', name: 'Telefon', createdAt: '2026-11-20T09:30:00.000Z', lastUsedAt: null };
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function open(passkeys: Passkey[] = []) {
  const server = setUpAdmin();
  server.signedIn = people.user;
  const here = { id: 's', browser: 'Chrome', system: 'Windows', address: '', isCurrent: true };
  const at = '2026-11-20T09:30:00.000Z';
  server.responses['/api/auth/sessions'] = () => ({ body: [{ ...here, signedInAt: at, seenAt: at }] });
  server.api = fakeApi({
    Query: {
      twoStep: () => ({ isOn: passkeys.length > 0, since: null, recoveryCodesLeft: passkeys.length > 0 ? 10 : 0 }),
      passkeys: () => passkeys,
    },
    Mutation: {
      startPasskey: ({ input }: { input: { password: string } }) => {
        if (input.password === 'parola') return setup;
        const errors = [{ field: 'password', message: 'Şifre hatalı', code: 'WRONG_PASSWORD' }];
        throw new ApiProblem('VALIDATION_FAILED', { errors });
      },
      addPasskey: ({ input }: { input: { name: string } }) => {
        passkeys.push({ ...phone, id: `p${passkeys.length + 1}`, name: input.name });
        return { passkey: passkeys.at(-1), codes: passkeys.length === 1 ? codes : [] };
      },
      renamePasskey: ({ id, input }: { id: string; input: { name: string } }) =>
        Object.assign(passkeys.find((each) => each.id === id) ?? {}, { name: input.name }),
      removePasskey: ({ id }: { id: string }) => {
        passkeys.splice(0, passkeys.length, ...passkeys.filter((each) => each.id !== id));
        return true;
      },
    },
  });
  render(<AdminPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hesap: asistan' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'İki adımlı giriş' }));
  return server;
}

const made = {
  id: bytes64('id'),
  rawId: bytes('id'),
  type: 'public-key',
  response: { clientDataJSON: bytes('{}'), attestationObject: bytes('made') },
  getClientExtensionResults: () => ({}),
};

describe('a passkey in the account menu', () => {
  it('is added with a name from the browser and the password; recovery codes come with the first', async () => {
    const { api } = await open();
    const state = await dialogOf('İki adımlı giriş');
    await userEvent.click(await state.findByRole('button', { name: 'Geçiş anahtarı ekle' }));
    const form = await dialogOf('Geçiş anahtarı ekle');
    const name = form.getByLabelText<HTMLInputElement>(/^Ad/, { selector: 'input' });
    await expect.poll(() => name.value).toBe('Chrome, Windows');
    const password = form.getByLabelText(/^Şifreniz/, { selector: 'input' });
    await userEvent.type(password, 'yanlış{Enter}');
    expect(await form.findByText('Şifre hatalı')).toBeTruthy();
    expect(credentials.create).not.toHaveBeenCalled();

    await userEvent.clear(password);
    credentials.create.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await userEvent.type(password, 'parola{Enter}');
    expect(await form.findByText('Geçiş anahtarı oluşturulmadı. Yeniden deneyin.')).toBeTruthy();
    credentials.create.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
    await userEvent.click(form.getByRole('button', { name: 'Devam et' }));
    expect(await form.findByText('Bu cihazda bu hesap için zaten bir geçiş anahtarı var.')).toBeTruthy();

    credentials.create.mockResolvedValueOnce(made);
    await userEvent.click(form.getByRole('button', { name: 'Devam et' }));
    const shown = await dialogOf('Kurtarma kodlarınız');
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    const { publicKey } = credentials.create.mock.calls.at(-1)?.[0] ?? {};
    expect(publicKey).toMatchObject({
      rp: { id: 'localhost', name: 'Klinik' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(publicKey.excludeCredentials).toHaveLength(1);
    const credential = {
      id: bytes64('id'),
      clientDataJson: bytes64('{}'),
      attestationObject: bytes64('made'),
    };
    expect(api.callsOf('AddPasskey')).toEqual([{ input: { name: 'Chrome, Windows', credential } }]);
  });

  it('is listed, renamed, and removed with the password', async () => {
    const { api } = await open([{ ...phone }, { ...phone, id: 'p2', name: 'Tablet' }]);
    const state = await dialogOf('İki adımlı giriş');
    const list = within(await state.findByRole('list', { name: 'Geçiş anahtarlarınız' }));
    expect(list.getAllByText(/Eklendi: .*Henüz kullanılmadı/)).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: 'Adını değiştir: Telefon' }));
    const renaming = await dialogOf('Geçiş anahtarının adı');
    const name = renaming.getByLabelText(/^Ad/, { selector: 'input' });
    await userEvent.clear(name);
    await userEvent.type(name, '{Enter}');
    expect(await renaming.findByText('Bir ad verin')).toBeTruthy();
    await userEvent.type(name, 'Yeni telefon{Enter}');
    const again = await dialogOf('İki adımlı giriş');
    await userEvent.click(await again.findByRole('button', { name: 'Kaldır: Yeni telefon' }));
    const removing = await dialogOf('Geçiş anahtarı kaldırılsın mı?');
    expect(removing.getByText(/“Yeni telefon”/)).toBeTruthy();
    await userEvent.type(removing.getByLabelText(/^Şifreniz/, { selector: 'input' }), 'parola{Enter}');
    const last = await dialogOf('İki adımlı giriş');
    expect(await last.findByText('Tablet')).toBeTruthy();
    expect(last.queryByText('Yeni telefon')).toBeNull();
    expect(api.callsOf('RemovePasskey')).toEqual([{ id: 'p1', input: { password: 'parola' } }]);
  });

  it('cannot be added in a browser that knows none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    await open();
    const state = await dialogOf('İki adımlı giriş');
    expect(await state.findByText('Bu tarayıcı geçiş anahtarı oluşturamıyor.')).toBeTruthy();
    expect(state.queryByRole('button', { name: 'Geçiş anahtarı ekle' })).toBeNull();
  });
});

const signed = {
  id: bytes64('id'),
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('d'),
    signature: bytes('s'),
    userHandle: bytes('u3'),
  },
  getClientExtensionResults: () => ({}),
};

describe('a sign-in with a passkey', () => {
  function serve(credentialIds: string[]) {
    const server = setUpAdmin();
    const sent: unknown[] = [];
    server.responses['/api/auth/passkey/options'] = (body) => {
      sent.push(body);
      return { body: { challenge, rpId: 'localhost', credentialIds } };
    };
    server.responses['/api/auth/passkey'] = (body) => {
      sent.push(body);
      server.signedIn = people.user;
      return { body: { user: people.user } };
    };
    return { server, sent };
  }

  it('needs one press, and says so when it is given up', async () => {
    const { sent } = serve([]);
    render(<AdminPage />);
    const button = await screen.findByRole('button', { name: 'Geçiş anahtarıyla gir' });
    credentials.get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await userEvent.click(button);
    expect(await screen.findByText(/Geçiş anahtarı kullanılmadı/)).toBeTruthy();
    credentials.get.mockResolvedValueOnce(signed);
    await userEvent.click(button);
    expect(await screen.findByRole('navigation', { name: 'Bölümler' })).toBeTruthy();
    const answer = { id: bytes64('id'), clientDataJson: bytes64('{}'), authenticatorData: bytes64('d') };
    expect(sent.at(-1)).toEqual({ ...answer, signature: bytes64('s'), userHandle: bytes64('u3') });
    expect(sent[0]).toEqual({ isSecondStep: false });
  });

  it('says what the server says', async () => {
    const { server } = serve([]);
    server.responses['/api/auth/passkey'] = () => ({
      status: 401,
      body: { message: 'Bu geçiş anahtarıyla giriş yapılamadı.', code: 'PASSKEY_REFUSED', errors: [] },
    });
    credentials.get.mockResolvedValueOnce(signed);
    render(<AdminPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Geçiş anahtarıyla gir' }));
    expect(await screen.findByText('Bu geçiş anahtarıyla giriş yapılamadı.')).toBeTruthy();
  });

  it('is offered as the second step to those who have one', async () => {
    const { server, sent } = serve([bytes64('id')]);
    server.needsCode = '123456';
    credentials.get.mockResolvedValueOnce(signed);
    render(<AdminPage />);
    await userEvent.type(await screen.findByLabelText(/Kullanıcı adı/), 'asistan');
    await userEvent.type(screen.getByLabelText(/^Şifre(?!yi)/), 'parola{Enter}');
    const dialog = await dialogOf('İkinci adım');
    await userEvent.click(await dialog.findByRole('button', { name: 'Geçiş anahtarıyla gir' }));
    expect(await screen.findByRole('navigation', { name: 'Bölümler' })).toBeTruthy();
    expect(sent[0]).toEqual({ isSecondStep: true });
    expect(credentials.get.mock.calls[0]?.[0].publicKey.allowCredentials).toHaveLength(1);
  });

  it('is offered to nobody else, and in no browser that knows none', async () => {
    const { server } = serve([]);
    server.needsCode = '123456';
    vi.stubGlobal('PublicKeyCredential', undefined);
    render(<AdminPage />);
    await userEvent.type(await screen.findByLabelText(/Kullanıcı adı/), 'asistan');
    expect(screen.queryByRole('button', { name: 'Geçiş anahtarıyla gir' })).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Şifre(?!yi)/), 'parola{Enter}');
    const dialog = await dialogOf('İkinci adım');
    expect(dialog.queryByRole('button', { name: 'Geçiş anahtarıyla gir' })).toBeNull();
  });
});
