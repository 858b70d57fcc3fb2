import { PracticeProvider } from '@practice/ui';
import { QueryClient, QueryProvider } from '@practice/ui/query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SiteSettingsDocument } from '../generated/graphql.ts';
import { AppointmentPage } from './appointment-page.tsx';

afterEach(cleanup);

/** The page with these settings already known, as after the server's render. */
function openPage(settings: Record<string, string>) {
  const siteSettings = Object.entries(settings).map(([settingKey, settingValue]) => ({ settingKey, settingValue }));
  const key = new QueryClient().keyOf(SiteSettingsDocument, {});
  const client = new QueryClient({ restored: { [key]: { siteSettings } } });
  return render(
    <PracticeProvider>
      <QueryProvider value={client}>
        <AppointmentPage>
          <p>Sihirbaz</p>
        </AppointmentPage>
      </QueryProvider>
    </PracticeProvider>,
  );
}

it('greets with the texts of the settings and holds the wizard', () => {
  const { container } = openPage({
    appointment_hero_badge: 'Yeni danışanlar',
    appointment_hero_title: 'Birlikte başlayalım',
    appointment_hero_description: 'Size en kısa sürede döneriz.',
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Birlikte başlayalım');
  expect(screen.getByText('Yeni danışanlar')).toBeDefined();
  expect(screen.getByText('Size en kısa sürede döneriz.')).toBeDefined();
  expect(container.querySelector('[data-wizard=page]')?.textContent).toContain('Sihirbaz');
});

it('has texts of its own where the settings are empty', () => {
  openPage({ appointment_hero_title: '' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Randevu talebi oluşturun');
  expect(screen.getByText('Online randevu talebi')).toBeDefined();
  expect(screen.getByText(/24 saat içinde sizinle iletişime geçeceğiz\./)).toBeDefined();
});

it('shows the texts of the form and the number to call', () => {
  openPage({
    appointment_form_title: 'Talebiniz',
    appointment_form_subtitle: 'Dört kısa adım.',
    appointment_form_privacy: 'Kimseyle paylaşmayız.',
    appointment_cta_text: 'Arayarak alın',
    appointment_cta_phone: '0282 653 12 34',
  });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Talebiniz');
  expect(screen.getByText('Dört kısa adım.')).toBeDefined();
  expect(screen.getByText('Kimseyle paylaşmayız.')).toBeDefined();
  expect(screen.getByText(/Arayarak alın/).parentElement?.textContent).toBe('Arayarak alın: 0282 653 12 34');
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+902826531234');
});
