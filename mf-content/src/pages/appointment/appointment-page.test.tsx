import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import PagesScreen from '../pages-screen.tsx';

const stored = {
  title: 'Randevu Al',
  slug: 'randevu',
  heroTitle: 'Randevu talebi oluşturun',
  heroSubtitle: 'Birkaç kısa soru.',
  heroBadgeText: 'Online',
  heroCtaText: 'Arayın',
  heroCtaPhone: '',
  formTitle: 'Randevu formu',
  formSubtitle: '',
  formPrivacyText: 'Paylaşılmaz.',
  isActive: true,
  version: 1,
};

function open() {
  const site = { page: stored };
  const api = fakeApi({
    Query: { appointmentPage: () => site.page },
    Mutation: {
      updateAppointmentPage({ input }: { input: Partial<typeof stored> }) {
        if (input.formTitle === 'Ret') {
          throw new ApiProblem('VALIDATION_FAILED', {
            errors: [{ field: 'formTitle', message: 'Olmaz', code: 'INVALID' }],
          });
        }
        if (input.version !== site.page.version) {
          throw new ApiProblem('VERSION_CONFLICT', {
            current: { __typename: 'AppointmentPageSettings', ...site.page },
          });
        }
        site.page = { ...site.page, ...input, version: site.page.version + 1 };
        return site.page;
      },
    },
  });
  return { api, site, ...renderSection(<PagesScreen />, { api, hash: '#pages?tab=appointment', role: 'moderator' }) };
}

it('saves what was typed alone, and only when there is something', async () => {
  const { api, user } = open();
  const save = await screen.findByRole('button', { name: 'Kaydet' });
  expect(save).toHaveProperty('disabled', true);
  await user.click(screen.getByLabelText(/^Randevu talepleri alınıyor/));
  expect(screen.getByText('Randevu alınmıyor')).toBeTruthy();
  const preview = within(screen.getByRole('complementary', { name: 'Önizleme' }));
  expect(preview.getByText('Şu anda internetten randevu alınmıyor')).toBeTruthy();
  await user.click(save);
  expect(await screen.findByText('Randevu sayfası güncellendi')).toBeTruthy();
  expect(api.callsOf('UpdateAppointmentPage')).toEqual([{ input: { isActive: false, version: 1 } }]);
  expect(save).toHaveProperty('disabled', true);
});

it('shows the tab of what is refused, here and by the server', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Hero' }));
  await user.clear(screen.getByRole('textbox', { name: /^Başlık/ }));
  await user.click(screen.getByRole('tab', { name: 'Temel' }));
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Hero başlık gerekli')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /^Hero/ }).getAttribute('aria-selected')).toBe('true');
  expect(api.callsOf('UpdateAppointmentPage')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await user.click(screen.getByRole('tab', { name: 'Form' }));
  await user.clear(screen.getByLabelText(/^Formun başlığı/));
  await user.type(screen.getByLabelText(/^Formun başlığı/), 'Ret');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Olmaz')).toBeTruthy();
});

it('keeps what others have changed elsewhere on the page, and shows both sides of the same text', async () => {
  const { api, site, user } = open();
  await user.click(await screen.findByLabelText(/^Randevu talepleri alınıyor/));
  site.page = { ...site.page, formTitle: 'Başkasının formu', version: 5 };
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Randevu sayfası güncellendi')).toBeTruthy();
  expect(site.page).toMatchObject({ isActive: false, formTitle: 'Başkasının formu', version: 6 });

  await user.type(screen.getByLabelText(/^Sayfa başlığı/), ' benim');
  site.page = { ...site.page, title: 'Başkasının başlığı', version: 7 };
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değiştirildi.' }));
  expect(dialog.getByText('Başkasının başlığı')).toBeTruthy();
  expect(site.page.title).toBe('Başkasının başlığı');
  await user.click(dialog.getByRole('button', { name: 'Seçilenleri kaydet' }));
  await waitFor(() => expect(site.page.title).toBe('Randevu Al benim'));
  expect(api.callsOf('UpdateAppointmentPage').at(-1)).toEqual({ input: { title: 'Randevu Al benim', version: 7 } });
});
