import '@testing-library/jest-dom/vitest';
import { ApiProblem } from '@practice/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { appointment } from './testing/appointments-api.ts';
import { openScreen, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();
const WEEK = '#appointments?view=week&date=2026-12-01';

beforeEach(() => {
  practice.current.appointments = [
    appointment({ id: '1', childName: 'Deniz Yılmaz', status: 'confirmed' }),
    appointment({ id: '2', childName: 'Ali Kaya', appointmentTime: '14:00', appointmentEndTime: '15:00' }),
  ];
});

const card = () => screen.findByRole('button', { name: /^Ali Kaya, \d/ });
const moves = () => practice.current.callsOf('MoveAppointment');

/** By a quarter of an hour. */
async function moveDown() {
  const moving = await card();
  act(() => moving.focus());
  fireEvent.keyDown(moving, { key: 'ArrowDown', altKey: true });
  fireEvent.keyUp(moving, { key: 'Alt' });
}

it.each([
  ['the other time stands', 'Hepsinde kayıtlı olan', 'Kayıtlı değerleri kullan', []],
  ['one’s own stands', 'Hepsinde benimki', 'Seçilenleri kaydet', [{ appointmentTime: '14:15' }]],
])('shows both times when somebody else has moved it meanwhile: %s', async (_what, side, button, sent) => {
  const { user } = await openScreen(practice.current, { hash: WEEK });
  await card();
  practice.current.change('2', { appointmentTime: '16:00', appointmentEndTime: '17:00' });
  await moveDown();
  const versions = within(await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değiştirildi.' }));
  expect(versions.getByText('1 Aralık Salı, 14:15–15:15')).toBeInTheDocument();
  expect(versions.getByText('1 Aralık Salı, 16:00–17:00')).toBeInTheDocument();
  await user.click(versions.getByRole('button', { name: side }));
  await user.click(versions.getByRole('button', { name: button }));
  await waitFor(() => expect(moves().slice(1)).toMatchObject(sent.map((input) => ({ id: '2', input }))));
});

it('moves on its own what somebody else has changed otherwise', async () => {
  await openScreen(practice.current, { hash: WEEK });
  await card();
  const { version } = practice.current.change('2', { parentName: 'Selin Kaya' });
  await moveDown();
  await waitFor(() => expect(moves().slice(1)).toMatchObject([{ input: { appointmentTime: '14:15', version } }]));
  expect(await screen.findByRole('button', { name: /^Ali Kaya, 14:15/ })).toBeInTheDocument();
});

it('offers no undoing of an undone move that staff let overlap', async () => {
  const { user } = await openScreen(practice.current, { hash: WEEK });
  await moveDown();
  practice.current.fail('MoveAppointment', new ApiProblem('APPOINTMENT_OVERLAP', { conflicts: [] }), null);
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  const question = await screen.findByRole('dialog', { name: 'Bu saatte başka bir randevu var.' });
  await user.click(within(question).getByRole('button', { name: 'Yine de kaydet' }));
  expect(await screen.findByText(/Ali Kaya: 1 Aralık Salı, 14:00/)).toBeInTheDocument();
  expect(moves().at(-1)).toMatchObject({ input: { allowConflict: true } });
  expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
});
