import { expectConsole } from '@practice/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { heading, openFilledWizard, press, send, setUpBookingApi } from './testing/open-wizard.tsx';

vi.mock('./confirmation-mark.tsx', () => ({
  ConfirmationMark() {
    throw new Error('the form fails');
  },
}));

const api = setUpBookingApi();

it('a form that fails once the request is stored leaves the confirmation, and a new form on demand', async () => {
  expectConsole(/the form fails/);
  await openFilledWizard(api);
  send();
  await heading('Randevu Talebiniz Alındı!');
  expect(screen.queryByText('Randevu formu açılamadı')).toBeNull();
  expect(screen.getByText(/Seçtiğiniz gün ve saat sizin için ayrıldı/)).toBeInTheDocument();
  expect(api.current.sent).toHaveLength(1);

  press('Yeni Randevu Talebi');
  await heading('Kişisel Bilgiler');
});
