import { EXAMPLE_TEXT_NOTE } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection, uploadIntoText } from '@practice/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import LegalTextsScreen from './legal-texts-screen.tsx';

const notice = {
  slug: 'kvkk-aydinlatma-metni',
  title: 'KVKK Aydınlatma Metni',
  bodyHtml: `<p><strong>${EXAMPLE_TEXT_NOTE}:</strong> …</p>`,
  version: 'b',
  changeNote: '',
  publishedAt: '2026-09-01T09:00:00.000Z',
};
const terms = {
  ...notice,
  slug: 'kullanim-sartlari',
  title: 'Kullanım Şartları',
  bodyHtml: '<p>Şartlar</p>',
  version: 'k',
};
const earlier = { ...notice, title: 'Eski aydınlatma metni', bodyHtml: '<p>Eski metin</p>', version: 'a' };

type Input = { title: string; bodyHtml: string; changeNote: string; version: string };
type Setting = { settingKey: string; settingValue: string; category: string };

function open({ hash = '#legal-texts', settings = [] as Setting[] } = {}) {
  const site = { texts: [terms, notice], settings };
  const api = fakeApi({
    Query: {
      legalTexts: () => site.texts,
      siteSettings: () => site.settings,
      legalTextVersions: () => [
        { version: 'b', changeNote: 'Adresimiz değişti.', publishedAt: notice.publishedAt, isInForce: true },
        { version: 'a', changeNote: '', publishedAt: '2026-01-01T09:00:00.000Z', isInForce: false },
      ],
      legalText: ({ version }: { version: string }) => (version === earlier.version ? earlier : notice),
    },
    Mutation: {
      publishLegalText({ slug, input }: { slug: string; input: Input }) {
        const published = { ...notice, ...input, slug, version: 'c' };
        site.texts = site.texts.map((text) => (text.slug === slug ? published : text));
        return published;
      },
      saveSettings: ({ settings: changes }: { settings: { key: string; value: string }[] }) => ({
        message: 'Ayarlar kaydedildi',
        updated: changes.map(({ key, value }) => ({ settingKey: key, settingValue: value, category: 'legal' })),
        errors: [],
        warnings: [],
      }),
    },
  });
  return { api, site, ...renderSection(<LegalTextsScreen />, { api, hash, role: 'admin' }) };
}

beforeEach(() => localStorage.clear());

const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Yeni sürüm yürürlüğe girsin mi?' });

it('lists the texts with their dates, and says which is an example as yet', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Yasal metinler' });
  expect(within(list).getByRole('button', { name: /KVKK/ }).textContent).toContain('Örnek metin');
  const terms = within(list).getByRole('button', { name: /Kullanım/ });
  expect(terms.textContent).toContain('01.09.2026 tarihinden beri');
  expect(terms.getAttribute('aria-current')).toBe('true');
  expect((await button('Yayımla')).hasAttribute('disabled')).toBe(true);
});

it('publishes a new version with a note on what changed, and asks for the details that are missing', async () => {
  const { api, user } = open({ hash: '#legal-texts?text=kvkk-aydinlatma-metni' });
  await user.type(await screen.findByRole('textbox', { name: /^Başlık/ }), ' (2026)');
  await user.click(await button('Yayımla'));
  const asked = within(await dialog());
  expect(asked.getByRole('note').textContent).toContain(EXAMPLE_TEXT_NOTE);
  await user.click(asked.getByRole('button', { name: 'Yayımla' }));
  expect(await asked.findByText('Neyin değiştiğini bir cümleyle yazın')).toBeTruthy();
  expect(api.callsOf('PublishLegalText')).toEqual([]);
  await user.type(asked.getByLabelText(/^Ne değişti/), 'Yıl eklendi.');
  await user.type(asked.getByLabelText(/^Veri sorumlusu/), 'Uzm. Psk. Selin Ak');
  await user.click(asked.getByRole('button', { name: 'Yayımla' }));
  await screen.findByText('Metin yayımlandı');
  expect(api.callsOf('SaveSettings')).toMatchObject([
    { settings: [{ key: 'veri_sorumlusu_info', value: 'Uzm. Psk. Selin Ak' }] },
  ]);
  const { bodyHtml } = notice;
  const input = { title: 'KVKK Aydınlatma Metni (2026)', bodyHtml, changeNote: 'Yıl eklendi.', version: 'b' };
  expect(api.callsOf('PublishLegalText')).toEqual([{ slug: 'kvkk-aydinlatma-metni', input }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yayımla' }).hasAttribute('disabled')).toBe(true));
});

it('asks for nothing that is set already', async () => {
  const settings = [{ settingKey: 'legal_contact_email', settingValue: 'kvkk@ornek.example', category: 'legal' }];
  const { user } = open({ settings });
  await user.type(await screen.findByRole('textbox', { name: /^Başlık/ }), '!');
  await user.click(await button('Yayımla'));
  expect(within(await dialog()).queryByLabelText(/^Kişisel veriler/)).toBeNull();
});

it('takes an earlier version into the editor, and only publishing brings it into force', async () => {
  const { api, user } = open({ hash: '#legal-texts?text=kvkk-aydinlatma-metni' });
  await user.click(await button('Bu sürümle düzenle'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Başlık/ }).value).toBe('Eski aydınlatma metni'),
  );
  expect(api.callsOf('PublishLegalText')).toEqual([]);
  await user.click(await button('Vazgeç'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Başlık/ }).value).toBe(notice.title);
});

it('takes the version that was asked for last, whichever answer comes last', async () => {
  const { api, user } = open({ hash: '#legal-texts?text=kvkk-aydinlatma-metni' });
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const versions = ['a', 'z'].map((version) => ({
    ...{ version, changeNote: '', publishedAt: notice.publishedAt, isInForce: false },
  }));
  api.use({
    Query: {
      legalTextVersions: versions,
      legalText: async ({ version }: { version: string }) => {
        if (version === 'a') await slow;
        return { ...earlier, version, title: `Sürüm ${version}` };
      },
    },
  });
  const [first, second] = await screen.findAllByRole('button', { name: 'Bu sürümle düzenle' });
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Başlık/ }).value;
  await waitFor(() => expect(title()).toBe('Sürüm z'));
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(title()).toBe('Sürüm z');
});

it('keeps what was typed when somebody else publishes meanwhile, and goes on with it on request', async () => {
  const { api, site, user, emit } = open();
  await user.type(await screen.findByRole('textbox', { name: /^Başlık/ }), '!');
  site.texts = [{ ...terms, title: 'Yeni şartlar', version: 'n' }, notice];
  emit({ type: 'legal-text.changed', payload: { slug: terms.slug } });
  expect(await screen.findByText(/yeni bir sürümü yayımlandı/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Başlık/ }).value).toBe('Kullanım Şartları!');
  await user.click(await button('Kendi metnimle devam et'));
  await user.click(await button('Yayımla'));
  await user.type(within(await dialog()).getByLabelText(/^Ne değişti/), 'Ünlem eklendi.');
  api.fail('PublishLegalText', new ApiProblem('INTERNAL'));
  await user.click(within(await dialog()).getByRole('button', { name: 'Yayımla' }));
  expect(await screen.findByText(/^Beklenmeyen bir hata/)).toBeTruthy();
  await user.click(within(await dialog()).getByRole('button', { name: 'Yayımla' }));
  await screen.findByText('Metin yayımlandı');
  expect(api.callsOf('PublishLegalText').at(-1)).toMatchObject({ input: { version: 'n' } });
});

it('compares two versions, and what is typed with the text in force', async () => {
  const { user } = open({ hash: '#legal-texts?text=kvkk-aydinlatma-metni' });
  await user.click(await button('Sürümleri karşılaştır'));
  const sheet = await screen.findByRole('dialog', { name: /^Sürümleri karşılaştır/ });
  await waitFor(() => expect(sheet.querySelector('del')?.textContent).toContain('Eski'));
  expect(within(sheet).getByRole('group', { name: 'Başlık' }).querySelector('ins')?.textContent).toContain('KVKK');
  await user.click(within(sheet).getByRole('button', { name: 'Kapat' }));
  await user.type(await screen.findByRole('textbox', { name: /^Başlık/ }), ' (2026)');
  await user.click(await button('Sürümleri karşılaştır'));
  const again = await screen.findByRole('dialog', { name: /^Sürümleri karşılaştır/ });
  expect(within(again).getByRole<HTMLSelectElement>('combobox', { name: 'Yeni' }).value).toBe('');
  await waitFor(() => expect(again.querySelector('ins')?.textContent).toContain('(2026)'));
  expect(within(again).getByText('İki metin aynı.')).toBeTruthy();
});

it('what was typed is there after a reload, until it is discarded', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /^Başlık/ }), ' (taslak)');
  cleanup();
  const title = 'Kullanım Şartları (taslak)';
  const again = open();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Başlık/ })).value).toBe(title);
  await again.user.click(await button('Vazgeç'));
  cleanup();
  open();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Başlık/ })).value).toBe('Kullanım Şartları');
});

it('a text is not published or left while a picture is on its way into it', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /^Başlık/ }), '!');
  await uploadIntoText();
  await user.click(await button('Yayımla'));
  expect(await screen.findByText('Bir görsel hâlâ yükleniyor')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^KVKK/ }));
  expect(location.hash).toBe('#legal-texts');
  expect(screen.getByRole('progressbar', { name: 'oda.png yükleniyor' })).toBeTruthy();
});
