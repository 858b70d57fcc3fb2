import { ApiProblem } from '@practice/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { counterIn, newChallenge } from '../challenges/testing/new-challenge.ts';
import { heading, openFilledWizard, radio, send, setUpBookingApi } from './testing/open-wizard.tsx';

const api = setUpBookingApi();
const keys = () => new Set(api.current.sent.map(({ key }) => key));
const required = async (counter: number) =>
  new ApiProblem('CHALLENGE_REQUIRED', { challenge: await newChallenge(counter) });

it('solves the challenge by itself and sends the same again, under the same key', async () => {
  await openFilledWizard(api);
  api.current.fail('BookAppointment', await required(40));
  send();
  await screen.findByText('Güvenlik kontrolü yapılıyor…', { selector: 'button, button > span' });
  await heading('Randevu Talebiniz Alındı!');
  const [first, second] = api.current.sent;
  expect(first?.solution).toBeUndefined();
  expect(counterIn(second?.solution)).toBe(40);
  expect(second?.input).toEqual(first?.input);
  expect(keys().size).toBe(1);
});

it('solves another one when the first solution is not taken, and then says so', async () => {
  await openFilledWizard(api);
  const failed = async (counter: number) =>
    new ApiProblem('CHALLENGE_FAILED', { challenge: await newChallenge(counter) });
  api.current.fail('BookAppointment', await required(2), await failed(3), await failed(4));
  send();
  await screen.findByText(/Lütfen yeniden deneyin\. Yazdıklarınız kaybolmadı\./);
  expect(api.current.sent.map(({ solution }) => solution && counterIn(solution))).toEqual([undefined, 2, 3]);
  expect(radio('10:00')).toBeChecked();
  send();
  await heading('Randevu Talebiniz Alındı!');
  expect(keys().size).toBe(1);
});

it('names the phone where the browser cannot solve one, and keeps what was typed', async () => {
  const { crypto } = globalThis;
  const refusal = await required(2);
  // As on a page that came by http.
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  await openFilledWizard(api);
  api.current.fail('BookAppointment', refusal);
  send();
  await screen.findByText(/Tarayıcınız bunu yapamıyorsa lütfen bizi arayın\. Yazdıklarınız kaybolmadı\./);
  expect(screen.getByRole('link', { name: '0282 653 12 34' })).toHaveAttribute('href', 'tel:+902826531234');
  expect(api.current.sent).toHaveLength(1);
  expect(radio('10:00')).toBeChecked();
});
