import { problems } from '@practice/contracts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  chooseDay,
  chooseTime,
  fillService,
  heading,
  openWizardAt,
  press,
  send,
  setUpBookingApi,
  tickConsents,
  type,
} from './testing/open-wizard.tsx';

const api = setUpBookingApi();
const { message } = problems.TOO_MANY_OPEN_REQUESTS;
beforeEach(() => api.current.use({ Query: { mayRequestAppointment: false } }));

it('says after the second step already that no further request is taken', async () => {
  await openWizardAt(api, 2);
  press('İleri');
  await heading('Hizmet Tercihi');
  await screen.findByText(message);
  press('İleri');
  expect(await heading('Randevu Zamanı')).toBeInTheDocument();
});

async function typeAnotherPhone() {
  press('Geri');
  await heading('İletişim Bilgileri');
  type('Telefon', '0532 999 88 77');
}

async function sendInVain() {
  api.current.fail('BookAppointment', 'response-lost');
  await fillService();
  await chooseDay(24);
  await chooseTime('10:00');
  tickConsents();
  send();
  await screen.findByText(/Yazdıklarınız kaybolmadı/);
}

it.each([
  ['another phone was typed', typeAnotherPhone],
  ['the request was sent in vain', sendInVain],
])('a refusal that comes after %s is not shown', async (_when, goOn) => {
  await openWizardAt(api, 2);
  api.current.pause('MayRequest');
  press('İleri');
  await heading('Hizmet Tercihi');
  await goOn();
  api.current.resume();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText(message)).toBeNull();
});
