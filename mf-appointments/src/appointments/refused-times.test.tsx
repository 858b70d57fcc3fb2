import '@testing-library/jest-dom/vitest';
import type { ClosedTime } from '@practice/contracts';
import { ApiProblem } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, fillNew, send } from './testing/fill-form.ts';
import { openScreen, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();

const overlap = new ApiProblem('APPOINTMENT_OVERLAP', {
  conflicts: [
    {
      id: '9',
      childName: 'Ece Demir',
      appointmentDate: '2026-12-01',
      appointmentTime: '09:00',
      appointmentEndTime: '10:00',
      status: 'pending',
    },
  ],
});

it('shows the appointments in the way, and saves all the same after a confirmation', async () => {
  practice.current.fail('CreateAppointment', overlap, null);
  const { user } = await openScreen(practice.current, { hash: '#appointments-new' });
  await fillNew();
  send();
  const question = within(await screen.findByRole('dialog', { name: 'Bu saatte başka bir randevu var.' }));
  expect(question.getByText('Ece Demir')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Yine de kaydet' }));
  expect(await screen.findByText('Randevu başarıyla oluşturuldu.')).toBeInTheDocument();
  const sent = practice.current.callsOf('CreateAppointment').map(({ input }) => input as { allowConflict: boolean });
  expect(sent.map(({ allowConflict }) => allowConflict)).toEqual([false, true]);
});

const holiday: ClosedTime = {
  ...{ date: '2026-12-01', kind: 'holiday', title: 'Kış tatili', message: '1 Aralık tatil (Kış tatili).' },
};

it('names the holiday before it saves an appointment on it, and keeps the form when staff decline', async () => {
  const closed = new ApiProblem('CLOSED_TIME', { closedTimes: [holiday] });
  practice.current.fail('CreateAppointment', closed, closed, null);
  const { user } = await openScreen(practice.current, { hash: '#appointments-new' });
  await fillNew();
  send();
  const question = await screen.findByRole('dialog', { name: 'Yine de kaydedilsin mi?' });
  expect(question).toHaveAccessibleDescription('1 Aralık tatil (Kış tatili).');
  await user.click(within(question).getByRole('button', { name: 'Vazgeç' }));
  expect(field('childName')).toHaveValue('Deniz Yılmaz');
  send();
  await user.click(await screen.findByRole('button', { name: 'Yine de kaydet' }));
  expect(await screen.findByText('Randevu başarıyla oluşturuldu.')).toBeInTheDocument();
  const sent = practice.current.callsOf('CreateAppointment').map(({ input }) => input);
  expect(sent.at(-1)).toMatchObject({ allowClosed: true, allowConflict: false });
});

it('asks once about a time that is closed and taken', async () => {
  const { conflicts } = overlap.extensions;
  const both = new ApiProblem('CLOSED_TIME', { closedTimes: [holiday], conflicts });
  practice.current.fail('CreateAppointment', both, null);
  const { user } = await openScreen(practice.current, { hash: '#appointments-new' });
  await fillNew();
  send();
  const question = await screen.findByRole('dialog', { name: 'Yine de kaydedilsin mi?' });
  expect(within(question).getByText('Ece Demir')).toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Yine de kaydet' }));
  expect(await screen.findByText('Randevu başarıyla oluşturuldu.')).toBeInTheDocument();
  expect(practice.current.callsOf('CreateAppointment').at(-1)).toMatchObject({
    input: { allowClosed: true, allowConflict: true },
  });
});

it.each([
  ['a holiday', { state: 'closed', closedBecause: ['1 Aralık tatil (Kış tatili).'] }, '1 Aralık tatil (Kış tatili).'],
  ['a full day', { state: 'full' }, 'Bu günün bütün saatleri dolu.'],
  ['a day that is over', { state: 'past' }, 'Bu günün saatleri geçti.'],
])('says of %s why it has no free time', async (_what, day, sentence) => {
  practice.current.times['2026-12-01'] = { slots: [], ...day };
  await openScreen(practice.current, { hash: '#appointments-new' });
  await fillNew();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
