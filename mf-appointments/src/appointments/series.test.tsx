import '@testing-library/jest-dom/vitest';
import { ApiProblem } from '@practice/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appointment } from './testing/appointments-api.ts';
import { openScreen, row, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();

function field(name: string): HTMLElement {
  const found = [...document.getElementsByName(name)].find((element) => element.closest('form'));
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

function type(name: string, value: string): void {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
}

const calls = (name: string) => practice.current.callsOf(name) as { input: Record<string, unknown> }[];
const group = (name: string) => within(screen.getByRole('group', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

const holiday = {
  state: 'closed',
  obstacle: 'holiday',
  detail: 'Yılbaşı',
  nearby: { appointmentDate: '2026-12-10', appointmentTime: '10:00' },
};
const taken = { state: 'taken', obstacle: 'appointment', detail: 'Ece Demir, 10:00–11:00', nearby: null };

async function openSeries() {
  practice.current.appointments = [appointment({ version: 3 })];
  practice.current.seriesDates = { '2026-12-08': holiday, '2026-12-15': taken };
  const opened = await openScreen(practice.current, { hash: '#appointments?id=1&edit=1' });
  await waitFor(() => field('isRecurring'));
  fireEvent.click(field('isRecurring'));
  type('recurringPattern', 'weekly');
  type('recurringCount', '4');
  await screen.findByText('Seride 2 randevu olur, 2 gün atlanır.');
  return opened;
}

it('marks the dates that are not free, and sends what was chosen for each', async () => {
  const { user } = await openSeries();
  expect(screen.getByText('Tatil: Yılbaşı')).toBeInTheDocument();
  expect(screen.getByText('Bu saatte başka bir randevu var: Ece Demir, 10:00–11:00')).toBeInTheDocument();
  expect(screen.getByText('Yakında boş saat yok.')).toBeInTheDocument();
  const onHoliday = group('8 Aralık 2026, Salı ne olsun?');
  expect(onHoliday.getByRole('button', { name: 'Atla' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(onHoliday.getByRole('button', { name: '10.12.2026 Per 10:00' }));
  expect(screen.getByText('Seride 3 randevu olur, 1 gün atlanır.')).toBeInTheDocument();
  await user.click(group('15 Aralık 2026, Salı ne olsun?').getByRole('button', { name: 'Yine de al' }));
  expect(screen.getByText('Seride 4 randevu olur.')).toBeInTheDocument();
  save();
  await waitFor(() => expect(calls('UpdateAppointment')).toHaveLength(1));
  expect(calls('UpdateAppointment')[0]?.input).toMatchObject({
    isRecurring: true,
    recurringPattern: 'weekly',
    recurringCount: 4,
    seriesChoices: [
      { date: '2026-12-08', decision: 'move', appointmentDate: '2026-12-10', appointmentTime: '10:00' },
      { date: '2026-12-15', decision: 'book' },
    ],
  });
});

it('shows the dates again when some were taken meanwhile, and loses no decision that still stands', async () => {
  const { user } = await openSeries();
  await user.click(screen.getByRole('button', { name: 'Hepsinde yakın saati al' }));
  const message = 'Serinin bazı günleri bu arada doldu ya da kapandı. Günleri yeniden gözden geçirin.';
  practice.current.fail('UpdateAppointment', new ApiProblem('SERIES_DATES_CHANGED', { message }), null);
  practice.current.seriesDates = { ...practice.current.seriesDates, '2026-12-22': taken };
  save();
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(await screen.findByText('Seride 2 randevu olur, 2 gün atlanır.')).toBeInTheDocument();
  save();
  await waitFor(() => expect(calls('UpdateAppointment')).toHaveLength(2));
  expect(calls('UpdateAppointment')[1]?.input.seriesChoices).toMatchObject([
    { date: '2026-12-08', decision: 'move' },
    { date: '2026-12-15', decision: 'skip' },
    { date: '2026-12-22', decision: 'skip' },
  ]);
});

it('takes an end or a number, whichever is typed last, and names what would be deleted', async () => {
  practice.current.removed = [{ id: '7', appointmentDate: '2026-12-29', appointmentTime: '10:00' }];
  await openSeries();
  expect(screen.getByText('Seriden çıkan 1 randevu silinir: 29.12.2026 Sal 10:00.')).toBeInTheDocument();
  type('recurringEndDate', '05.01.2027');
  await waitFor(() => expect(field('recurringCount')).toHaveValue(''));
  type('recurringCount', '60');
  await waitFor(() => expect(field('recurringEndDate')).toHaveValue(''));
  save();
  expect(await screen.findByText('Randevu sayısı 2 ile 52 arasında olmalı')).toBeInTheDocument();
  expect(calls('UpdateAppointment')).toEqual([]);
});

it('asks which of a series to cancel, and offers no way back for several', async () => {
  practice.current.appointments = [
    appointment({ childName: 'Zeynep Ak', isRecurring: true, recurringPattern: 'weekly', status: 'confirmed' }),
  ];
  const { user } = await openScreen(practice.current);
  await user.click(within(await row('Zeynep Ak')).getByRole('button', { name: /^İşlemler/ }));
  await user.click(screen.getByRole('menuitem', { name: 'İptal Et' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hangi randevular iptal edilsin?' }));
  await user.click(question.getByRole('radio', { name: 'Bu ve sonraki randevular' }));
  await user.click(question.getByRole('button', { name: 'İptal et' }));
  expect(await screen.findByText('Serinin seçilen randevuları iptal edildi')).toBeInTheDocument();
  expect(practice.current.callsOf('SetAppointmentStatus')).toEqual([
    { id: '1', status: 'cancelled', version: 1, scope: 'following' },
  ]);
  expect(screen.queryByRole('button', { name: 'Geri al' })).not.toBeInTheDocument();
});
