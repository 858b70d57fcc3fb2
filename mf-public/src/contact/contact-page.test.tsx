import '@testing-library/jest-dom/vitest';
import { QueryClient } from '@practice/ui/query';
import { ApiProblem, fakeApi, renderPage } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { counterIn, newChallenge } from '../challenges/testing/new-challenge.ts';
import ContactPage, { head } from './contact-page.tsx';
import { removeMessageDraft } from './message-draft.ts';

const day = (dayOfWeek: number) => ({
  id: String(dayOfWeek),
  dayOfWeek,
  isActive: dayOfWeek !== 0,
  startTime: '09:00',
  endTime: '18:00',
  breakStartTime: '12:00',
  breakEndTime: '13:00',
});
const settings = { contact_phone: '0282 653 12 34', whatsapp_number: '0532 111 22 33', site_name: 'Ardıç' };

function newApi(own: Record<string, string> = settings) {
  return fakeApi({
    Query: {
      siteSettings: Object.entries(own).map(([settingKey, settingValue]) => ({ settingKey, settingValue })),
      workingHours: [0, 1, 2, 3, 4, 5, 6].map(day),
      localPages: [{ id: '1', slug: 'silivri-cocuk-psikologu', cityName: 'Silivri' }],
      legalText: { slug: 'kvkk-aydinlatma-metni', version: '2026-11-01' },
      dayStates: [],
      metaTag: null,
    },
    Mutation: { sendContactMessage: { id: '1' } },
  });
}

let api: ReturnType<typeof newApi>;
beforeEach(() => {
  api = newApi();
  removeMessageDraft();
});
const unavailable = () => {
  throw new ApiProblem('UNAVAILABLE');
};
const sent = () => api.calls.filter(({ operation }) => operation === 'SendContactMessage');
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement;

async function open(address = '/iletisim') {
  const { user, unmount } = renderPage(<ContactPage />, { api, address });
  await screen.findByRole('heading', { level: 1 });
  return { user, unmount };
}

async function openFilled() {
  const page = await open();
  await page.user.type(field('Adınız soyadınız'), 'Elif Yıldız');
  await page.user.type(field('E-posta'), 'elif@ornek.com');
  await page.user.selectOptions(field('Ne hakkında'), 'appointment');
  await page.user.type(field('Mesajınız'), 'İlk görüşme ne kadar sürüyor?');
  return page;
}
const press = (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the contact page', () => {
  it('has phone, WhatsApp and the form, with what each is good for', async () => {
    await open();
    expect(await screen.findByRole('link', { name: settings.contact_phone })).toHaveAttribute(
      'href',
      'tel:+902826531234',
    );
    expect(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toContain('wa.me/905321112233');
    expect(screen.getByText(/aynı gün içinde sizi ararız/)).toBeVisible();
    expect(screen.getByText(/^Kısa bir soru için telefon/)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Mesaj gönderin' })).toHaveAttribute('method', 'post');
  });

  it('says below the form how to ask about one’s data, with what is set, unless kvkk_enabled is off', async () => {
    const note = () => screen.queryByText(/^Verileriniz hakkında bilgi almak/)?.textContent;
    const form = { kvkk_basvuru_formu_url: '/form.pdf' };
    const email = { legal_contact_email: 'kvkk@ardic.example' };
    const cases: [Record<string, string>, string | undefined][] = [
      [{ ...form, ...email }, 'KVKK başvuru formunu doldurabilir ya da kvkk@ardic.example adresine yazabilirsiniz.'],
      [form, 'KVKK başvuru formunu doldurabilirsiniz.'],
      [email, 'kvkk@ardic.example adresine yazabilirsiniz.'],
      [{}, undefined],
      [{ ...form, ...email, kvkk_enabled: 'false' }, undefined],
    ];
    for (const [own, end] of cases) {
      api = newApi(own);
      const { unmount } = await open();
      await waitFor(() => expect(note()?.split(' istemek için ')[1]).toBe(end));
      // The consent is asked for, whatever the setting says.
      expect(screen.getByRole('checkbox')).toBeRequired();
      expect(screen.getByRole('link', { name: 'KVKK aydınlatma metnini' })).toBeVisible();
      unmount();
    }
  });

  it('invents no phone where none is set', async () => {
    api = newApi({});
    await open();
    expect(screen.queryByRole('region', { name: 'Telefon' })).toBeNull();
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
    expect(screen.queryByText(/için telefon/)).toBeNull();
  });

  it('leads to the pages of the cities that families come from', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Silivri' });
    expect(link.getAttribute('href')).toBe('/silivri-cocuk-psikologu');
  });

  it('shows the hours of the week and whether the practice is open now', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T07:00:00Z') });
    await open();
    expect(await screen.findByText('Şu an açık, kapanış 12:00')).toBeVisible();
    expect(screen.getByText('Pazar: Kapalı')).toBeVisible();
  });

  it('has the practice with its hours as structured data', async () => {
    vi.stubGlobal('fetch', api.fetch);
    const { title, jsonLd, query } = await head({
      client: new QueryClient(),
      url: new URL('https://a.example/iletisim'),
    });
    expect(title).toBe('İletişim');
    expect(query).toEqual(['gonderildi']);
    expect(jsonLd).toMatchObject([
      { '@type': 'ContactPage', url: 'https://a.example/iletisim' },
      {
        '@type': 'ProfessionalService',
        openingHoursSpecification: [
          { dayOfWeek: expect.arrayContaining(['Monday']), opens: '09:00', closes: '12:00' },
          { dayOfWeek: expect.arrayContaining(['Monday']), opens: '13:00', closes: '18:00' },
        ],
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });
});

describe('a message', () => {
  it('is sent once with its consent, and what happens next is said', async () => {
    const { user } = await openFilled();
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Mesajı gönder');
    expect(await screen.findByRole('heading', { name: 'Mesajınız bize ulaştı' })).toHaveFocus();
    expect(sent()).toMatchObject([
      {
        headers: { 'idempotency-key': expect.any(String) },
        variables: {
          input: {
            name: 'Elif Yıldız',
            contactType: 'appointment',
            kvkkConsent: true,
            legalTextVersion: '2026-11-01',
            website: '',
          },
        },
      },
    ]);
    await press(user, 'Yeni mesaj');
    expect(field('Mesajınız').value).toBe('');
  });

  it('is not sent while something is wrong: the errors stand at the fields and the first has the focus', async () => {
    const { user } = await open();
    await press(user, 'Mesajı gönder');
    expect(await screen.findByText('En az 2 karakter olmalıdır')).toBeVisible();
    expect(field('Adınız soyadınız')).toHaveFocus();
    expect(field('Adınız soyadınız')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('KVKK aydınlatma metnini okuyup onaylamanız gereklidir')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('is checked on every change', async () => {
    const { user } = await open();
    await user.type(field('E-posta'), 'elif');
    expect(await screen.findByText('Geçerli bir e-posta adresi giriniz')).toBeVisible();
    await user.type(field('E-posta'), '@ornek.com');
    await waitFor(() => expect(screen.queryByText('Geçerli bir e-posta adresi giriniz')).toBeNull());
  });

  it('stays in the form when it cannot be sent, and a retry has the same key', async () => {
    const { user } = await openFilled();
    await user.click(screen.getByRole('checkbox'));
    api.use({ Mutation: { sendContactMessage: unavailable } });
    await press(user, 'Mesajı gönder');
    expect(await screen.findByText(/Yazdıklarınız kaybolmadı/)).toBeVisible();
    expect(field('Mesajınız').value).toBe('İlk görüşme ne kadar sürüyor?');
    api.use({ Mutation: { sendContactMessage: { id: '1' } } });
    await press(user, 'Mesajı gönder');
    await screen.findByRole('heading', { name: 'Mesajınız bize ulaştı' });
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('is sent again by itself, under its key, once a challenge is solved', async () => {
    const { user } = await openFilled();
    await user.click(screen.getByRole('checkbox'));
    const challenge = await newChallenge(40);
    api.fail('SendContactMessage', new ApiProblem('CHALLENGE_REQUIRED', { challenge }));
    await press(user, 'Mesajı gönder');
    await screen.findByText('Güvenlik kontrolü yapılıyor…', { selector: 'button, button > span' });
    await screen.findByRole('heading', { name: 'Mesajınız bize ulaştı' });
    const [first, second] = sent();
    expect(counterIn(second?.headers['challenge-solution'])).toBe(40);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.variables).toEqual(first?.variables);
  });

  it('that the browser cannot have taken names the phone', async () => {
    const { user } = await openFilled();
    await user.click(screen.getByRole('checkbox'));
    api.failAlways('SendContactMessage', new ApiProblem('CHALLENGE_REQUIRED', { challenge: await newChallenge(1) }));
    await press(user, 'Mesajı gönder');
    const said = await screen.findByText(
      /Tarayıcınız bunu yapamıyorsa lütfen bizi arayın\. Yazdıklarınız kaybolmadı\./,
    );
    expect(within(said.parentElement as HTMLElement).getByRole('link', { name: settings.contact_phone })).toBeVisible();
    expect(field('Mesajınız').value).toBe('İlk görüşme ne kadar sürüyor?');
  });

  it('is there again after a reload, without its consent', async () => {
    const { user, unmount } = await openFilled();
    await user.click(screen.getByRole('checkbox'));
    unmount();
    await open();
    expect(field('Mesajınız').value).toBe('İlk görüşme ne kadar sürüyor?');
    expect(field('Ne hakkında').value).toBe('appointment');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('that was posted without scripts leads to the success state', async () => {
    await open('/iletisim?gonderildi=1');
    expect(screen.getByRole('heading', { name: 'Mesajınız bize ulaştı' })).toBeVisible();
  });
});

it.each([
  ['contact_hero_badge', 'Bize yazın'],
  ['contact_visit_badge', 'Adresimiz'],
  ['contact_visit_title', 'Buyurun'],
  ['contact_closed_days', 'Pazar', 'Kapalı: Pazar'],
])('shows the setting %s', async (key, value, shown = value) => {
  api = newApi({ ...settings, [key]: value });
  await open();
  expect(screen.getByText(shown)).toBeInTheDocument();
});
