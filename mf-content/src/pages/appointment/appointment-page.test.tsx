import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
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
        site.page = { ...site.page, ...input };
        return site.page;
      },
    },
  });
  return { api, ...renderSection(<PagesScreen />, { api, hash: '#pages?tab=appointment', role: 'moderator' }) };
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
  expect(api.callsOf('UpdateAppointmentPage')).toEqual([{ input: { isActive: false } }]);
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
